package dev.waymark.bidirectional.reach;

import dev.waymark.bidirectional.backward.CallSteps;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.CallSite;
import dev.waymark.program.call.CallTargets;
import dev.waymark.program.call.Openness;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Throw;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** What is called, and whether it is looked into. */
public final class CalleeChoice {
  private static final int MOST_TARGETS = 2;
  private static final int MOST_STATEMENTS = 100;
  private static final int MOST_OF_GUARD = 25;

  /** What these bootstrap methods link makes an object. */
  private static final Set<String> MAKERS =
      Set.of("java/lang/invoke/StringConcatFactory", "java/lang/invoke/LambdaMetafactory");

  private final CallGraph calls;
  private final ToLongFunction<MethodModel> least;

  /**
   * @param least the least value that a method can return, references being 0 for null and else
   *     more
   */
  public CalleeChoice(CallGraph calls, ToLongFunction<MethodModel> least) {
    this.calls = calls;
    this.least = least;
  }

  /**
   * What of a call is looked into.
   *
   * @param entered these methods
   * @param resolved what the call names, if other methods may run; null if not
   */
  record Choice(List<MethodModel> entered, @Nullable MethodModel resolved) {
    static final Choice NONE = new Choice(List.of(), null);
  }

  /** The methods that a call runs and that are worth a look; else none. */
  Choice choice(Frame frame, int index, Effort effort) {
    if (!(frame.method().code().statement(index) instanceof Invoke call)
        || frame.depth() >= effort.frames()) {
      return Choice.NONE;
    }
    CallTargets targets = all(frame.method(), index);
    List<MethodModel> known = targets.targets();
    if (known.isEmpty()
        || known.size() > MOST_TARGETS
        || !known.stream().allMatch(each -> isSmall(each) && !frame.runs(each))) {
      return Choice.NONE;
    }
    if (!targets.isOpen()) {
      return new Choice(known, null);
    }
    MethodModel resolved = calls.hierarchy().resolve(call);
    boolean isByClass =
        targets.openness() == Openness.SUBCLASSES || targets.openness() == Openness.IMPLEMENTATIONS;
    return isByClass && resolved != null && call.receiver() != null
        ? new Choice(known, resolved)
        : Choice.NONE;
  }

  /** Whether it says something that a call returned: all that it runs is short, and may throw. */
  boolean isTelling(Frame frame, int index, Effort effort) {
    Choice choice = choice(frame, index, effort);
    return choice.resolved() == null
        && !choice.entered().isEmpty()
        && choice.entered().stream().allMatch(CalleeChoice::isGuard);
  }

  /** Whether a call returns something of its arguments at once: a getter, or the like. */
  boolean isPlain(Frame frame, int index, Effort effort) {
    return CallSteps.isOfClass((Call) frame.method().code().statement(index))
        || choice(frame, index, effort).entered().stream().anyMatch(CalleeChoice::isAccessor);
  }

  private static boolean isAccessor(MethodModel method) {
    return method.cfg().blocks().size() == 1
        && method.code().statements().stream().noneMatch(each -> each instanceof Call);
  }

  private static boolean isGuard(MethodModel method) {
    List<Statement> statements = method.code().statements();
    return statements.size() <= MOST_OF_GUARD
        && statements.stream().anyMatch(each -> each instanceof Throw || each instanceof Check);
  }

  private static boolean isSmall(MethodModel method) {
    try {
      return isReadable(method) && method.code().statements().size() <= MOST_STATEMENTS;
    } catch (ProgramException e) {
      return false;
    }
  }

  /** What our own interface does is not what its code says. */
  private static boolean isReadable(MethodModel method) {
    return method.hasCode() && !method.ref().owner().startsWith("dev/waymark/api/");
  }

  /** The least value that a call can return, references being 0 for null and else more. */
  long least(MethodModel method, int index) {
    Call call = (Call) method.code().statement(index);
    if (call.result() == null) {
      return Long.MIN_VALUE;
    }
    if (call instanceof InvokeDynamic linked) {
      boolean isMade = MAKERS.contains(linked.bootstrap().method().owner());
      return isMade ? 1 : Long.MIN_VALUE;
    }
    return targets(method, index).targets().stream()
        .mapToLong(each -> isReadable(each) ? least.applyAsLong(each) : Long.MIN_VALUE)
        .min()
        .orElse(Long.MIN_VALUE);
  }

  /** What is called at once, if all of it is known; else nothing. */
  private CallTargets targets(MethodModel method, int index) {
    CallTargets targets = all(method, index);
    return targets.isOpen()
        ? new CallTargets(List.of(), targets.openness(), targets.timing())
        : targets;
  }

  private CallTargets all(MethodModel method, int index) {
    Code code = method.code();
    Call call = (Call) code.statement(index);
    return calls.targets(new CallSite(method.ref(), index, code.instructionOf(index), call));
  }
}
