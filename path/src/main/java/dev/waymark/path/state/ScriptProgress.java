package dev.waymark.path.state;

import dev.waymark.path.Cell;
import dev.waymark.path.PathValue;
import dev.waymark.path.Situation;
import dev.waymark.program.MethodModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far a walk has come with its script. The inputs are those that no call has taken yet, in
 * order; after the entry, what it has returned is the last.
 */
public final class ScriptProgress {
  private final Script script;
  private final List<PathValue> inputs;
  private int next;
  private @Nullable String thrown;

  public ScriptProgress(Script script) {
    this(script, new ArrayList<>());
  }

  private ScriptProgress(Script script, List<PathValue> inputs) {
    this.script = script;
    this.inputs = inputs;
  }

  ScriptProgress copy() {
    ScriptProgress copy = new ScriptProgress(script, new ArrayList<>(inputs));
    copy.next = next;
    copy.thrown = thrown;
    return copy;
  }

  public MethodModel entry() {
    return script.entry();
  }

  /** What comes next, unless this {@link #isOver}; null is the call of the entry. */
  public Script.@Nullable Action next() {
    return next < script.actions().size() ? script.actions().get(next) : null;
  }

  /** The number of what comes next. */
  public int number() {
    return next;
  }

  /** What the action of this number takes or makes. */
  public Cell argument(int number) {
    return new Cell.Argument(entry().ref(), number);
  }

  public void advance() {
    next++;
  }

  public void add(PathValue input) {
    inputs.add(input);
  }

  /** An input that is there, counted from 0. */
  public PathValue input(int number) {
    return inputs.get(number);
  }

  /** The input that is there last. */
  public PathValue last() {
    return inputs.get(inputs.size() - 1);
  }

  /** The last {@code count} inputs, which are none from now on. */
  public List<PathValue> take(int count) {
    List<PathValue> last = inputs.subList(inputs.size() - count, inputs.size());
    List<PathValue> taken = new ArrayList<>(last);
    last.clear();
    return taken;
  }

  /** What was called has thrown an exception of this class, and nothing comes after it. */
  public void fail(String type) {
    thrown = type;
  }

  /** Whether nothing comes next. */
  public boolean isOver() {
    return thrown != null || isCalled();
  }

  private boolean isCalled() {
    return next > script.actions().size();
  }

  /** How the path ends, once this {@link #isOver} and no call is left. */
  public Situation end() {
    if (thrown != null) {
      return isCalled() ? new Situation.Threw(thrown) : new Situation.Rejected();
    }
    boolean isVoid = entry().descriptor().endsWith(")V");
    return new Situation.Returned(isVoid ? null : inputs.get(inputs.size() - 1));
  }
}
