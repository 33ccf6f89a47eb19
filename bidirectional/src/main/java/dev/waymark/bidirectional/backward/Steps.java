package dev.waymark.bidirectional.backward;

import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.bidirectional.state.Rewriting;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.CallTargets;
import dev.waymark.program.call.HeapWrites;
import dev.waymark.program.call.MayWrite;
import dev.waymark.term.Term;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What all steps back do to predicates: put other values for places, or forget them. */
final class Steps {
  private final Places places;
  private final Fields fields;
  private final MayWrite mayWrite;

  Steps(Places places, Fields fields, MayWrite mayWrite) {
    this.places = places;
    this.fields = fields;
    this.mayWrite = mayWrite;
  }

  /** What {@code after} says once each place has the value that {@code meaning} gives it. */
  Predicate rewritten(Predicate after, Function<Place, Term> meaning) {
    return after.with(new Rewriting(places, meaning)::of);
  }

  /** What is left after all that the statement may write, other than slots. */
  Predicate weakened(Frame frame, int index, Predicate after, @Nullable Term constructed) {
    return weakened(frame, after, () -> writes(frame.method(), index), constructed);
  }

  /** What is left after what {@code writes} says. */
  Predicate weakened(
      Frame frame, Predicate after, Supplier<HeapWrites> writes, @Nullable Term constructed) {
    Weakening weakening = new Weakening(places, fields, frame.method(), writes, constructed);
    return anyPlace(after, weakening::changes) ? rewritten(after, weakening::of) : after;
  }

  HeapWrites writes(MethodModel method, int index) {
    return mayWrite.ofStatement(method, index).heap();
  }

  /** What running some methods may write. */
  HeapWrites writes(CallTargets run) {
    HeapWrites all = run.isOpen() ? HeapWrites.ANYTHING : HeapWrites.NOTHING;
    for (MethodModel each : run.targets()) {
      all = all.union(mayWrite.ofMethod(each).heap());
    }
    return all;
  }

  /** What a call may change. */
  Weakening weakening(Frame frame, int index, @Nullable Term constructed) {
    return new Weakening(
        places, fields, frame.method(), () -> writes(frame.method(), index), constructed);
  }

  /** Whether the predicate is about a place that is as {@code wanted}. */
  boolean anyPlace(Predicate predicate, java.util.function.Predicate<Place> wanted) {
    return predicate.conditions().stream()
        .flatMap(each -> places.symbols(each).stream())
        .anyMatch(each -> wanted.test(places.placeOf(each)));
  }
}
