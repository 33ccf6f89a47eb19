package dev.waymark.library.stream;

import dev.waymark.library.number.Extremes;
import dev.waymark.library.value.OptionalContents;
import dev.waymark.probe.Symbolic;
import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A stream of numbers. */
final class IntPipe extends Pipe implements IntStream {
  private final IntFlow flow;
  private final Supplier<IntStream> plain;

  /** A stream at its source; {@code plain} is the JDK's. */
  IntPipe(Traits traits, IntFlow flow, Supplier<IntStream> plain) {
    this(null, traits, flow, plain);
  }

  IntPipe(@Nullable Pipe before, Traits traits, IntFlow flow, Supplier<IntStream> plain) {
    super(before, traits);
    this.flow = flow;
    this.plain = plain;
  }

  /** This stream with one step more. */
  private IntStream then(
      Traits newTraits, Function<IntSink, IntSink> step, UnaryOperator<IntStream> plainStep) {
    use();
    return new IntPipe(
        this, newTraits, sink -> flow.into(step.apply(sink)), () -> plainStep.apply(plain.get()));
  }

  private <S extends IntSink> S run(S sink) {
    start();
    flow.into(sink);
    return sink;
  }

  /** The JDK's stream, in place of this one. */
  private IntStream plain() {
    giveUp();
    return plain.get().onClose(origin::close);
  }

  @Override
  public IntStream filter(IntPredicate condition) {
    Objects.requireNonNull(condition);
    return then(
        traits.unsized(),
        sink -> new IntSteps.Filter(sink, condition),
        stream -> stream.filter(condition));
  }

  @Override
  public IntStream map(IntUnaryOperator function) {
    Objects.requireNonNull(function);
    return then(
        traits.mapped(), sink -> new IntSteps.Map(sink, function), stream -> stream.map(function));
  }

  @Override
  public <U> Stream<U> mapToObj(IntFunction<? extends U> function) {
    return plain().mapToObj(function);
  }

  @Override
  public LongStream mapToLong(IntToLongFunction function) {
    return plain().mapToLong(function);
  }

  @Override
  public DoubleStream mapToDouble(IntToDoubleFunction function) {
    return plain().mapToDouble(function);
  }

  @Override
  public IntStream flatMap(IntFunction<? extends IntStream> function) {
    return plain().flatMap(function);
  }

  @Override
  public IntStream mapMulti(IntMapMultiConsumer function) {
    return plain().mapMulti(function);
  }

  @Override
  public IntStream distinct() {
    return then(traits.mapped().unsized(), IntSteps.Distinct::new, IntStream::distinct);
  }

  @Override
  public IntStream sorted() {
    boolean isSorted = traits.has(Trait.SORTED);
    return then(
        traits.with(Trait.SORTED).with(Trait.ORDERED),
        sink -> isSorted ? sink : new IntSteps.Sorted(sink),
        IntStream::sorted);
  }

  @Override
  public IntStream peek(IntConsumer action) {
    Objects.requireNonNull(action);
    return then(traits, sink -> new IntSteps.Peek(sink, action), stream -> stream.peek(action));
  }

  @Override
  public IntStream limit(long most) {
    natural(most);
    origin.meet(Symbolic.isSymbolic(most));
    return then(
        traits.sliced(0, most),
        sink -> new IntSlice.Limit(sink, most),
        stream -> stream.limit(Symbolic.concrete(most)));
  }

  @Override
  public IntStream skip(long count) {
    if (natural(count) == 0) {
      return this;
    }
    origin.meet(Symbolic.isSymbolic(count));
    return then(
        traits.sliced(count, Long.MAX_VALUE),
        sink -> new IntSlice.Skip(sink, count),
        stream -> stream.skip(Symbolic.concrete(count)));
  }

  @Override
  public IntStream takeWhile(IntPredicate condition) {
    Objects.requireNonNull(condition);
    return then(
        traits.unsized(),
        sink -> new IntSteps.TakeWhile(sink, condition),
        stream -> stream.takeWhile(condition));
  }

  @Override
  public IntStream dropWhile(IntPredicate condition) {
    Objects.requireNonNull(condition);
    return then(
        traits.unsized(),
        sink -> new IntSteps.DropWhile(sink, condition),
        stream -> stream.dropWhile(condition));
  }

  @Override
  public void forEach(IntConsumer action) {
    Objects.requireNonNull(action);
    start();
    flow.into(new IntResults.Each(action));
  }

  @Override
  public void forEachOrdered(IntConsumer action) {
    forEach(action);
  }

  @Override
  public int[] toArray() {
    return run(new IntResults.All()).toArray();
  }

  @Override
  public int reduce(int identity, IntBinaryOperator operator) {
    Objects.requireNonNull(operator);
    return run(IntResults.Reduce.from(identity, operator)).value;
  }

  @Override
  public OptionalInt reduce(IntBinaryOperator operator) {
    Objects.requireNonNull(operator);
    IntResults.Reduce sink = run(IntResults.Reduce.fromFirst(operator));
    return sink.isEmpty ? OptionalInt.empty() : OptionalContents.of(sink.value);
  }

  @Override
  public <R> R collect(Supplier<R> maker, ObjIntConsumer<R> adding, BiConsumer<R, R> joining) {
    Objects.requireNonNull(joining);
    Objects.requireNonNull(maker);
    Objects.requireNonNull(adding);
    start();
    R container = maker.get();
    flow.into(new IntResults.Collect<>(container, adding));
    return container;
  }

  @Override
  public int sum() {
    return run(IntResults.Reduce.from(0, (a, b) -> a + b)).value;
  }

  @Override
  public OptionalInt min() {
    return reduce(Extremes::min);
  }

  @Override
  public OptionalInt max() {
    return reduce(Extremes::max);
  }

  @Override
  public long count() {
    Traits.Size size = traits.size();
    if (size == null) {
      return run(new IntResults.Count()).count;
    }
    start();
    return size.get();
  }

  @Override
  public OptionalDouble average() {
    return plain().average();
  }

  @Override
  public IntSummaryStatistics summaryStatistics() {
    return plain().summaryStatistics();
  }

  @Override
  public boolean anyMatch(IntPredicate condition) {
    Objects.requireNonNull(condition);
    return run(new IntResults.Match(condition, true)).isFound();
  }

  @Override
  public boolean allMatch(IntPredicate condition) {
    Objects.requireNonNull(condition);
    return !run(new IntResults.Match(condition, false)).isFound();
  }

  @Override
  public boolean noneMatch(IntPredicate condition) {
    Objects.requireNonNull(condition);
    return !run(new IntResults.Match(condition, true)).isFound();
  }

  @Override
  public OptionalInt findFirst() {
    IntResults.First first = run(new IntResults.First());
    return first.isFound ? OptionalContents.of(first.element) : OptionalInt.empty();
  }

  @Override
  public OptionalInt findAny() {
    return findFirst();
  }

  @Override
  public LongStream asLongStream() {
    return plain().asLongStream();
  }

  @Override
  public DoubleStream asDoubleStream() {
    return plain().asDoubleStream();
  }

  @Override
  public Stream<Integer> boxed() {
    return plain().boxed();
  }

  @Override
  public IntStream sequential() {
    origin.setSequential();
    return this;
  }

  @Override
  public IntStream parallel() {
    origin.setParallel();
    return this;
  }

  @Override
  public IntStream unordered() {
    return traits.has(Trait.ORDERED)
        ? then(traits.without(Trait.ORDERED), sink -> sink, IntStream::unordered)
        : this;
  }

  @Override
  public IntStream onClose(Runnable action) {
    requireUnused();
    origin.onClose(action);
    return this;
  }

  @Override
  public PrimitiveIterator.OfInt iterator() {
    return plain().iterator();
  }

  @Override
  public Spliterator.OfInt spliterator() {
    return plain().spliterator();
  }
}
