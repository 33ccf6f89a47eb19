package dev.waymark.path;

import dev.waymark.program.MethodModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far a walk has come with its script. The inputs are those that no call has taken yet, in
 * order; after the entry, what it has returned is the last.
 */
final class Progress {
  private final Script script;
  private final List<Value> inputs;
  private int next;
  private @Nullable String thrown;

  Progress(Script script) {
    this(script, new ArrayList<>());
  }

  private Progress(Script script, List<Value> inputs) {
    this.script = script;
    this.inputs = inputs;
  }

  Progress copy() {
    Progress copy = new Progress(script, new ArrayList<>(inputs));
    copy.next = next;
    copy.thrown = thrown;
    return copy;
  }

  MethodModel entry() {
    return script.entry();
  }

  /** What comes next, unless this {@link #isOver}; null is the call of the entry. */
  Script.@Nullable Action next() {
    return next < script.actions().size() ? script.actions().get(next) : null;
  }

  void advance() {
    next++;
  }

  void add(Value input) {
    inputs.add(input);
  }

  void again(int input) {
    inputs.add(inputs.get(input));
  }

  /** The last {@code count} inputs, which are none from now on. */
  List<Value> take(int count) {
    List<Value> last = inputs.subList(inputs.size() - count, inputs.size());
    List<Value> taken = new ArrayList<>(last);
    last.clear();
    return taken;
  }

  /** What was called has thrown an exception of this class, and nothing comes after it. */
  void fail(String type) {
    thrown = type;
  }

  /** Whether nothing comes next. */
  boolean isOver() {
    return thrown != null || isCalled();
  }

  private boolean isCalled() {
    return next > script.actions().size();
  }

  /** How the path ends, once this {@link #isOver} and no call is left. */
  Situation end() {
    if (thrown != null) {
      return isCalled() ? new Situation.Threw(thrown) : new Situation.Rejected();
    }
    boolean isVoid = entry().descriptor().endsWith(")V");
    return new Situation.Returned(isVoid ? null : inputs.get(inputs.size() - 1));
  }
}
