package dev.waymark.library.stream;

import dev.waymark.library.value.Values;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collector;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A stream of objects. Elements go through it one by one, as references. */
@SuppressWarnings("unchecked") // erased functions: what they are given, the pipeline's types say
final class ObjectPipe<T extends @Nullable Object> extends Pipe implements Stream<T> {
  private final ObjectFlow flow;
  private final Supplier<Stream<T>> plain;

  /** A stream at its source; {@code plain} is the JDK's. */
  ObjectPipe(Traits traits, ObjectFlow flow, Supplier<Stream<T>> plain) {
    this(null, traits, flow, plain);
  }

  private ObjectPipe(
      @Nullable Pipe before, Traits traits, ObjectFlow flow, Supplier<Stream<T>> plain) {
    super(before, traits);
    this.flow = flow;
    this.plain = plain;
  }

  private <R extends @Nullable Object> Stream<R> then(
      Traits newTraits, UnaryOperator<ObjectSink> step, Function<Stream<T>, Stream<R>> plainStep) {
    use();
    return new ObjectPipe<R>(
        this, newTraits, sink -> flow.into(step.apply(sink)), () -> plainStep.apply(plain.get()));
  }

  private <S extends ObjectSink> S run(S sink) {
    start();
    flow.into(sink);
    return sink;
  }

  /** The JDK's stream, in place of this one. */
  private Stream<T> plain() {
    giveUp();
    return plain.get().onClose(origin::close);
  }

  @Override
  public Stream<T> filter(Predicate<? super T> condition) {
    Predicate<@Nullable Object> known = (Predicate<@Nullable Object>) Values.known(condition);
    return then(
        traits.unsized(),
        sink -> new ObjectSteps.Filter(sink, known),
        stream -> stream.filter(condition));
  }

  @Override
  public <R extends @Nullable Object> Stream<R> map(Function<? super T, ? extends R> function) {
    Function<@Nullable Object, @Nullable Object> known =
        (Function<@Nullable Object, @Nullable Object>) Values.known(function);
    return then(
        traits.mapped(), sink -> new ObjectSteps.Map(sink, known), stream -> stream.map(function));
  }

  @Override
  public Stream<T> peek(Consumer<? super T> action) {
    Consumer<@Nullable Object> known = (Consumer<@Nullable Object>) Values.known(action);
    return then(traits, sink -> new ObjectSteps.Peek(sink, known), stream -> stream.peek(action));
  }

  @Override
  public IntStream mapToInt(ToIntFunction<? super T> function) {
    ToIntFunction<@Nullable Object> known =
        (ToIntFunction<@Nullable Object>) Values.known(function);
    use();
    return new IntPipe(
        this,
        traits.mapped(),
        sink -> flow.into(new ObjectSteps.ToInt(sink, known)),
        () -> plain.get().mapToInt(function));
  }

  @Override
  public LongStream mapToLong(ToLongFunction<? super T> function) {
    return plain().mapToLong(function);
  }

  @Override
  public DoubleStream mapToDouble(ToDoubleFunction<? super T> function) {
    return plain().mapToDouble(function);
  }

  @Override
  public <R extends @Nullable Object> Stream<R> flatMap(
      Function<? super T, ? extends Stream<? extends R>> function) {
    return plain().flatMap(function);
  }

  @Override
  public IntStream flatMapToInt(Function<? super T, ? extends IntStream> function) {
    return plain().flatMapToInt(function);
  }

  @Override
  public LongStream flatMapToLong(Function<? super T, ? extends LongStream> function) {
    return plain().flatMapToLong(function);
  }

  @Override
  public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> function) {
    return plain().flatMapToDouble(function);
  }

  @Override
  public <R extends @Nullable Object> Stream<R> mapMulti(
      BiConsumer<? super T, ? super Consumer<R>> function) {
    return plain().mapMulti(function);
  }

  @Override
  public Stream<T> distinct() {
    return plain().distinct();
  }

  @Override
  public Stream<T> sorted() {
    return plain().sorted();
  }

  @Override
  public Stream<T> sorted(Comparator<? super T> order) {
    return plain().sorted(order);
  }

  @Override
  public Stream<T> limit(long most) {
    origin.meet(Symbolic.isSymbolic(most));
    return plain().limit(Symbolic.concrete(most));
  }

  @Override
  public Stream<T> skip(long count) {
    origin.meet(Symbolic.isSymbolic(count));
    return plain().skip(Symbolic.concrete(count));
  }

  @Override
  public Stream<T> takeWhile(Predicate<? super T> condition) {
    return plain().takeWhile(condition);
  }

  @Override
  public Stream<T> dropWhile(Predicate<? super T> condition) {
    return plain().dropWhile(condition);
  }

  @Override
  public void forEach(Consumer<? super T> action) {
    ObjectSink unused =
        run(new ObjectResults.Each((Consumer<@Nullable Object>) Values.known(action)));
  }

  @Override
  public void forEachOrdered(Consumer<? super T> action) {
    forEach(action);
  }

  @Override
  public Object[] toArray() {
    return elements().toArray();
  }

  @Override
  public <A extends @Nullable Object> A[] toArray(IntFunction<A[]> maker) {
    return plain().toArray(maker);
  }

  private List<T> elements() {
    return (List<T>) run(new ObjectResults.All()).elements;
  }

  /** The JDK's own kind of list. */
  @Override
  public List<T> toList() {
    return elements().stream().toList();
  }

  @Override
  @SuppressWarnings({"unchecked", "NullAway"}) // null only if it is one of the elements
  public T reduce(T identity, BinaryOperator<T> operator) {
    BinaryOperator<@Nullable Object> known =
        (BinaryOperator<@Nullable Object>) (BinaryOperator<?>) Values.known(operator);
    return (T) run(ObjectResults.Reduce.from(identity, known)).value;
  }

  @Override
  public Optional<T> reduce(BinaryOperator<T> operator) {
    BinaryOperator<@Nullable Object> known =
        (BinaryOperator<@Nullable Object>) (BinaryOperator<?>) Values.known(operator);
    ObjectResults.Reduce sink = run(ObjectResults.Reduce.fromFirst(known));
    return sink.isEmpty ? Optional.empty() : Optional.of((T) Objects.requireNonNull(sink.value));
  }

  @Override
  public <U extends @Nullable Object> U reduce(
      U identity, BiFunction<U, ? super T, U> adding, BinaryOperator<U> joining) {
    return plain().reduce(identity, adding, joining);
  }

  @Override
  public <R extends @Nullable Object> R collect(
      Supplier<R> maker, BiConsumer<R, ? super T> adding, BiConsumer<R, R> joining) {
    return plain().collect(maker, adding, joining);
  }

  /** What collects into a new list only moves references; others may look into them. */
  @Override
  public <R extends @Nullable Object, A extends @Nullable Object> R collect(
      Collector<? super T, A, R> collector) {
    start();
    Object container = Objects.requireNonNull(collector.supplier().get());
    if (container.getClass() != ArrayList.class && Carriers.any) {
      Symbolic.lose();
    }
    flow.into(
        new ObjectResults.Collect(
            container,
            (BiConsumer<Object, @Nullable Object>) (BiConsumer<?, ?>) collector.accumulator()));
    return collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)
        ? (R) container
        : collector.finisher().apply((A) container);
  }

  @Override
  public Optional<T> min(Comparator<? super T> order) {
    Values.known(order);
    return reduce((a, b) -> order.compare(a, b) <= 0 ? a : b);
  }

  @Override
  public Optional<T> max(Comparator<? super T> order) {
    Values.known(order);
    return reduce((a, b) -> order.compare(a, b) >= 0 ? a : b);
  }

  @Override
  public long count() {
    Traits.Size size = traits.size();
    if (size == null) {
      return run(new ObjectResults.Count()).count;
    }
    start();
    return size.get();
  }

  private boolean finds(Predicate<@Nullable Object> condition) {
    return run(new ObjectResults.Match(condition)).isFound;
  }

  @Override
  public boolean anyMatch(Predicate<? super T> condition) {
    return finds((Predicate<@Nullable Object>) Values.known(condition));
  }

  @Override
  public boolean allMatch(Predicate<? super T> condition) {
    Predicate<@Nullable Object> known = (Predicate<@Nullable Object>) Values.known(condition);
    return !finds(element -> !known.test(element));
  }

  @Override
  public boolean noneMatch(Predicate<? super T> condition) {
    return !anyMatch(condition);
  }

  @Override
  public Optional<T> findFirst() {
    ObjectResults.First first = run(new ObjectResults.First());
    return first.isFound ? Optional.of((T) first.required()) : Optional.empty();
  }

  @Override
  public Optional<T> findAny() {
    return findFirst();
  }

  @Override
  public Stream<T> sequential() {
    origin.setSequential();
    return this;
  }

  @Override
  public Stream<T> parallel() {
    origin.setParallel();
    return this;
  }

  @Override
  public Stream<T> unordered() {
    return plain().unordered();
  }

  @Override
  public Stream<T> onClose(Runnable action) {
    requireUnused();
    origin.onClose(action);
    return this;
  }

  @Override
  public Iterator<T> iterator() {
    return plain().iterator();
  }

  @Override
  public Spliterator<T> spliterator() {
    return plain().spliterator();
  }
}
