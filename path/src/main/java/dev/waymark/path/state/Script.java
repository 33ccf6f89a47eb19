package dev.waymark.path.state;

import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.FieldRef;
import java.util.ArrayList;
import java.util.List;

/**
 * What happens before the entry is called, and that it is: inputs in order, and calls that make
 * inputs of those before them.
 */
public final class Script {
  /** Something to do. */
  public sealed interface Action {
    /** Takes an input. */
    record Take(PathValue value) implements Action {}

    /** Takes what a static field holds. */
    record Read(FieldRef field) implements Action {}

    /** Takes an earlier input once more, counted from 0 among those that the entry is given. */
    record Again(int input) implements Action {}

    /** Takes the last input once more. */
    record Repeat() implements Action {}

    /** The last input is none from now on. */
    record Drop() implements Action {}

    /** Calls a method with as many of the last inputs as it needs; its result is an input then. */
    record Make(MethodModel maker) implements Action {}
  }

  private final MethodModel entry;
  private final Heap heap;
  private final List<Action> actions = new ArrayList<>();

  /** Calls {@code entry}, with inputs that are added; {@code heap} has the objects among them. */
  public Script(MethodModel entry, Heap heap) {
    this.entry = entry;
    this.heap = heap;
  }

  /** Adds an input. */
  public Script take(PathValue value) {
    actions.add(new Action.Take(value));
    return this;
  }

  /** Adds what a static field holds, as it is after its class was initialized. */
  public Script read(FieldRef field) {
    actions.add(new Action.Read(field));
    return this;
  }

  /** Adds an input that the entry is given already. */
  public Script again(int input) {
    actions.add(new Action.Again(input));
    return this;
  }

  /** Adds what {@code maker}, a constructor or a method, makes of the inputs added last. */
  public Script make(MethodModel maker) {
    actions.add(new Action.Make(maker));
    return this;
  }

  /** Adds the last input once more. */
  public Script repeat() {
    actions.add(new Action.Repeat());
    return this;
  }

  /** Takes back what was added last. */
  public Script drop() {
    actions.add(new Action.Drop());
    return this;
  }

  MethodModel entry() {
    return entry;
  }

  public Heap heap() {
    return heap;
  }

  List<Action> actions() {
    return actions;
  }
}
