package dev.waymark.cli.history;

import dev.waymark.explore.verdict.Skipped;
import java.util.List;
import java.util.Map;

/**
 * All that {@code generate} says and writes of one class.
 *
 * @param type the class as users write it
 * @param text what is printed before the files of its tests
 * @param doubt why tests are not confirmed; empty if they are
 * @param tests the files
 * @param remarks lines that are printed after them
 * @param dropped how many tests were made in vain
 * @param uncallable why nothing of it can be called; empty if something can
 * @param isViolated whether it violates an assertion of its own
 * @param row its line in the table of classes
 * @param skipped what of it was left out
 * @param data its findings for JSON; empty if nobody wants them
 */
public record ClassResult(
    String type,
    String text,
    String doubt,
    List<KeptTests> tests,
    List<String> remarks,
    int dropped,
    String uncallable,
    boolean isViolated,
    List<String> row,
    List<Skipped> skipped,
    Map<String, Object> data) {}
