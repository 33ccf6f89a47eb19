package dev.waymark.benchmarks.program;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.Signature;
import dev.waymark.program.source.DecisionCopies;
import dev.waymark.program.source.SourceDecision;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The decisions of classes against those of their sources. Two are equal if their conditions stand
 * on the same lines in the same order and are joined in the same way; each one of the source needs
 * one of the bytecode for itself. A decision that compilers copy (that of a finally block, say) may
 * have any number of them.
 */
final class DecisionComparison {
  private final List<String> differences = new ArrayList<>();
  private int expected;
  private int equal;
  private int surplus;

  /**
   * Compares what {@code model} finds in bytecode with {@code sources}, those of the same class.
   */
  void compare(ClassModel model, List<SourceDecision> sources) {
    Map<Signature, Integer> found = found(model);
    Map<Signature, Integer> wanted = new HashMap<>();
    Set<Signature> copied = new HashSet<>();
    for (SourceDecision decision : sources) {
      Signature signature = Signature.of(decision.tree());
      wanted.merge(signature, 1, Integer::sum);
      if (decision.repetition() == DecisionCopies.COPIED) {
        copied.add(signature);
      }
    }
    Set<Signature> all = new TreeSet<>(Comparator.comparing(Signature::text));
    all.addAll(found.keySet());
    all.addAll(wanted.keySet());
    for (Signature signature : all) {
      int inSource = wanted.getOrDefault(signature, 0);
      int inBytecode = found.getOrDefault(signature, 0);
      boolean mayExceed = copied.contains(signature);
      String what = model + " line " + signature;
      count(what, inSource, mayExceed ? Math.min(inBytecode, inSource) : inBytecode);
    }
  }

  private static Map<Signature, Integer> found(ClassModel model) {
    Map<Signature, Integer> found = new HashMap<>();
    model.methods().stream()
        .filter(DecisionComparison::hasSource)
        .flatMap(method -> method.decisions().stream())
        .forEach(decision -> found.merge(Signature.of(decision.tree()), 1, Integer::sum));
    return found;
  }

  /** What compilers add has no source; the bodies of lambdas have. */
  private static boolean hasSource(MethodModel method) {
    return method.hasCode() && (!method.isSynthetic() || method.name().startsWith("lambda$"));
  }

  private void count(String what, int inSource, int inBytecode) {
    expected += inSource;
    equal += Math.min(inSource, inBytecode);
    surplus += Math.max(0, inBytecode - inSource);
    if (inSource != inBytecode) {
      differences.add(what + ": " + inSource + " in source, " + inBytecode + " in bytecode");
    }
  }

  /** Decisions in the sources. */
  int expected() {
    return expected;
  }

  /** Decisions in the sources that have their equal in bytecode. */
  int equal() {
    return equal;
  }

  /** Decisions in the sources that have none. */
  int differing() {
    return expected - equal;
  }

  /** Decisions in bytecode that no decision of the sources is equal to. */
  int surplus() {
    return surplus;
  }

  /** Each signature that differs, with its class and numbers. */
  List<String> differences() {
    return differences;
  }
}
