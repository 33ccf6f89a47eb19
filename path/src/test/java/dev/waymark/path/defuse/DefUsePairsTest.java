package dev.waymark.path.defuse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.path.Constraint;
import dev.waymark.path.Naming;
import dev.waymark.path.Situation;
import dev.waymark.path.walk.Replay;
import dev.waymark.path.walk.Walk;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import dev.waymark.validation.agreement.Inputs;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the constraints of a walk use, and where that was defined, is what a concrete evaluation of
 * the same input reads, and where that was written: for all validation programs. Each use has one
 * definition, the last one before it on the path, or is an input.
 *
 * <p>With constants for inputs both are the same, use for use. Which element of an array is meant
 * may depend on a symbol: then a walk says that all may be, and a write to one of them keeps the
 * others.
 *
 * <p>{@code not-walked-*.txt} lists the methods that a walk cannot follow, and {@code
 * not-traced.txt} those that the evaluation does not see into.
 */
class DefUsePairsTest {
  private static final int INPUTS = 3;
  private static final int STRIDE = 37;
  private static final long SEED = 20261117;
  private static final int FEWEST_USES = 30_000;

  private final Ground ground = new Ground();
  private final Map<String, String> lost = new TreeMap<>();
  private final Map<String, String> differing = new TreeMap<>();
  private final Map<String, String> unreached = new TreeMap<>();
  private int uses;

  @ParameterizedTest
  @EnumSource
  void constraintsUseWhatEvaluationsRead(GivenInput.Numbers numbers) {
    for (Method method : ground.methods()) {
      Inputs inputs = Inputs.of(method.getParameterTypes(), SEED + method.toString().hashCode());
      for (int i = 0; i < INPUTS; i++) {
        int number = i * STRIDE;
        check(method, numbers, inputs.get(number), inputs.get(number));
      }
    }
    assertEquals(Map.of(), unreached);
    Map<String, String> unlisted = new TreeMap<>(differing);
    Set<String> listed = Listed.in("not-traced.txt").keySet();
    unlisted.keySet().removeAll(listed);
    assertEquals(Map.of(), unlisted);
    assertEquals(listed, differing.keySet(), "no longer differing");
    String file = "not-walked-" + numbers.name().toLowerCase(java.util.Locale.ROOT) + ".txt";
    assertEquals(text(Listed.in(file)), text(lost));
    assertTrue(uses > FEWEST_USES, "only " + uses + " uses compared");
  }

  private static String text(Map<String, String> entries) {
    StringBuilder text = new StringBuilder();
    entries.forEach((name, reason) -> text.append(name).append(": ").append(reason).append('\n'));
    return text.toString();
  }

  private void check(
      Method method, GivenInput.Numbers numbers, Object[] walked, Object[] evaluated) {
    Terms terms = Simplifier.newTerms();
    GivenInput input = new GivenInput(terms, ground.model(method), walked, numbers);
    Walk walk = ground.walk(ground.world(terms), input, Naming.NAMED);
    Replay replay = Replay.of(walk, input.numbers());
    String name = ground.name(method);
    if (replay.end() instanceof Situation.Lost why) {
      lost.putIfAbsent(name, why.reason());
      return;
    }
    List<Constraint> constraints = walk.constraints();
    String unknown = new Definitions(constraints).firstUnreached();
    if (unknown != null) {
      unreached.putIfAbsent(name, unknown);
    }
    Map<Use, Set<String>> named =
        new NamedUses(ground.program(), ground::isOwn, constraints).uses();
    String difference = difference(numbers, named, ground.trace(method, evaluated).uses());
    if (difference != null) {
      differing.putIfAbsent(name, Inputs.show(evaluated) + " " + difference);
    }
  }

  private @Nullable String difference(
      GivenInput.Numbers numbers, Map<Use, Set<String>> named, Map<Use, Set<String>> traced) {
    List<String> differences = new ArrayList<>();
    Set<Use> all = new TreeSet<>(named.keySet());
    all.addAll(traced.keySet());
    for (Use each : all) {
      Set<String> ours = named.getOrDefault(each, Set.of());
      Set<String> theirs = traced.getOrDefault(each, Set.of());
      boolean isMaybe = each.isOfElement() && numbers == GivenInput.Numbers.SYMBOLIC;
      if (!(isMaybe && theirs.isEmpty()) && !agree(each, ours, theirs)) {
        differences.add(each + " of " + ours + ", traced " + theirs);
      }
      uses++;
    }
    return differences.isEmpty() ? null : differences.get(0);
  }

  private static boolean agree(Use use, Set<String> ours, Set<String> theirs) {
    if (theirs.contains(TracedUses.ANY)) {
      return !ours.isEmpty();
    }
    return use.isOfElement() ? !Collections.disjoint(ours, theirs) : ours.equals(theirs);
  }
}
