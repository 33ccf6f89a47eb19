package dev.waymark.validation.oracle;

import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What the evaluator has executed so far, so that a test can tell that it missed nothing. */
public final class Executed {
  private final Set<Object> features = new HashSet<>();
  private final Set<Class<? extends Check>> failedChecks = new HashSet<>();
  private final Map<Code, BitSet> instructions = new LinkedHashMap<>();

  void feature(Object feature) {
    features.add(feature);
  }

  void failed(Check check) {
    failedChecks.add(check.getClass());
  }

  /** The executed instructions of {@code code}, to add to. */
  BitSet instructions(Code code) {
    return instructions.computeIfAbsent(code, c -> new BitSet());
  }

  /** Classes of statements and expressions; operators, relations and other enum constants. */
  public Set<Object> features() {
    return features;
  }

  public Set<Class<? extends Check>> failedChecks() {
    return failedChecks;
  }

  /** The instructions executed, by method. */
  public Map<Code, BitSet> instructions() {
    return instructions;
  }
}
