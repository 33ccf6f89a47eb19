package dev.waymark.confirm;

import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.report.TestPlace;
import dev.waymark.report.junit.TestClass;
import java.util.List;
import java.util.Map;

/**
 * What there is to say of a class in the end.
 *
 * @param findings with verdicts that rest on the tests
 * @param classes the tests that are kept, as they are to be written
 * @param dropped those that are not
 * @param weakened those that are kept without an assertion that does not hold everywhere
 * @param refuted what a test takes though it was proved infeasible: a bug of ours
 * @param places where the tests are that are kept
 * @param doubt why tests were kept without having been tried; empty if they were
 */
public record Examined(
    ClassFindings findings,
    List<TestClass> classes,
    List<Dropped> dropped,
    List<Weakened> weakened,
    List<Objective> refuted,
    Map<Witness, TestPlace> places,
    String doubt) {
  public Examined {
    classes = List.copyOf(classes);
    dropped = List.copyOf(dropped);
    weakened = List.copyOf(weakened);
    refuted = List.copyOf(refuted);
    places = Map.copyOf(places);
  }
}
