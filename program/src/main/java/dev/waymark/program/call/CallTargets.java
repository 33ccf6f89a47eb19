package dev.waymark.program.call;

import dev.waymark.program.MethodModel;
import java.util.Collection;
import java.util.List;

/**
 * The methods that a call may run.
 *
 * @param targets the known ones, by owner, name and descriptor; with code or native, never abstract
 * @param openness whether there may be others
 */
public record CallTargets(List<MethodModel> targets, Openness openness, Timing timing) {
  /** Nothing is called. */
  static final CallTargets NONE = new CallTargets(List.of(), Openness.CLOSED, Timing.AT_SITE);

  public CallTargets {
    targets = List.copyOf(targets);
  }

  static CallTargets of(Collection<MethodModel> targets, Openness openness) {
    List<MethodModel> sorted = targets.stream().distinct().sorted(Order.METHODS).toList();
    return new CallTargets(sorted, openness, Timing.AT_SITE);
  }

  static CallTargets only(MethodModel target) {
    return of(List.of(target), Openness.CLOSED);
  }

  static CallTargets unknown(Openness why) {
    return of(List.of(), why);
  }

  CallTargets deferred() {
    return new CallTargets(targets, openness, Timing.DEFERRED);
  }

  /** Whether an unknown method may run. */
  public boolean isOpen() {
    return openness.isOpen();
  }
}
