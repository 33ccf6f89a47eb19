package dev.waymark.target;

import dev.waymark.instrument.site.MethodTable;
import dev.waymark.instrument.site.Site;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.probe.run.PathLog;
import dev.waymark.program.MethodModel;
import dev.waymark.target.PathEvent.Entered;
import dev.waymark.target.PathEvent.Exit;
import dev.waymark.target.PathEvent.Left;
import dev.waymark.target.PathEvent.Taken;
import dev.waymark.target.wire.Incoming;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;

/**
 * Reads one whole path, and sees to it that entries and exits nest. Nobody notes that an exception
 * leaves a constructor before the constructor that it calls first has returned; then one of its
 * callers goes on. The same happens to any method if the stack overflows: such a path is truncated.
 */
final class WholePathReader {
  /** No outcome has this number. */
  private static final int NONE = -1;

  private final SiteTable sites;
  private final MethodTable methods;
  private final List<PathEvent> events = new ArrayList<>();
  private final Deque<Frame> frames = new ArrayDeque<>();
  private int steps;
  private boolean isBroken;

  /** The outcome of the last event if that was symbolic: code notes such an outcome once more. */
  private int symbolic = NONE;

  /** A method that was entered, and whether it is a constructor that has not called another. */
  private static final class Frame {
    final MethodModel method;
    boolean isEarly;

    Frame(MethodModel method) {
      this.method = method;
      this.isEarly = method.name().equals("<init>");
    }
  }

  WholePathReader(SiteTable sites, MethodTable methods) {
    this.sites = sites;
    this.methods = methods;
  }

  WholePath read(Incoming in) {
    for (int left = in.takeInt(); left > 0; left--) {
      add(in.takeInt());
    }
    boolean isTruncated = in.takeByte() != 0;
    while (!isTruncated && !frames.isEmpty()) {
      lose();
    }
    return new WholePath(events, isTruncated || isBroken);
  }

  private void add(int event) {
    if (event < 0) {
      taken(~event, steps++);
      symbolic = ~event;
      return;
    }
    int number = event >> PathLog.SHIFT;
    int kind = event - PathLog.event(number, 0);
    if (kind == PathLog.TAKEN) {
      if (number != symbolic) {
        taken(number, NONE);
      }
    } else {
      add(kind, methods.method(number));
    }
    symbolic = NONE;
  }

  private void taken(int outcome, int step) {
    Site site = sites.site(outcome);
    if (methods.isPassed(site.method())) {
      pass(site.method());
    }
    unwindTo(site.method(), frame -> true);
    events.add(new Taken(site, outcome - site.id(), step));
  }

  private void add(int kind, MethodModel method) {
    switch (kind) {
      case PathLog.ENTERED -> enter(method);
      case PathLog.CONSTRUCTED -> {
        unwindTo(method, frame -> frame.isEarly);
        frames.element().isEarly = false;
      }
      case PathLog.CAUGHT -> unwindTo(method, frame -> !frame.isEarly);
      case PathLog.RETURNED -> leave(method, Exit.RETURNED);
      case PathLog.PASSED -> {
        pass(method);
        leave(method, Exit.RETURNED);
      }
      default -> {
        if (methods.isPassed(method)) {
          pass(method);
        }
        leave(method, Exit.THREW);
      }
    }
  }

  private void enter(MethodModel method) {
    frames.push(new Frame(method));
    events.add(new Entered(method));
  }

  /** Enters a method that does not tell of that, unless it has done something already. */
  private void pass(MethodModel method) {
    if (frames.isEmpty() || frames.element().method != method) {
      enter(method);
    }
  }

  private void leave(MethodModel method, Exit exit) {
    unwindTo(method, frame -> !frame.isEarly);
    events.add(new Left(frames.pop().method, exit));
  }

  /** Goes back to the last call of {@code method} that may have done what was noted. */
  private void unwindTo(MethodModel method, Predicate<Frame> mayBe) {
    while (frames.element().method != method || !mayBe.test(frames.element())) {
      lose();
    }
  }

  private void lose() {
    Frame lost = frames.pop();
    isBroken |= !lost.isEarly;
    events.add(new Left(lost.method, Exit.THREW));
  }
}
