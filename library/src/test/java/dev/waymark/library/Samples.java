package dev.waymark.library;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Seeded values of many types. The same seed gives the same values; {@code wrap} sees each string
 * and box on its way, those inside containers included. No int is larger than {@code largest}.
 */
final class Samples {
  private final Random random;
  private final UnaryOperator<Object> wrap;
  private final Words words;
  private final Map<Class<?>, Supplier<@Nullable Object>> makers = new HashMap<>();

  Samples(long seed, int largest, UnaryOperator<Object> wrap) {
    this.random = new Random(seed);
    this.wrap = wrap;
    this.words = new Words(random);
    Numerals numbers = new Numerals(random, largest);
    addNumbers(numbers);
    addText();
    addContainers();
    addFunctions();
    MoreSamples.add(this::add, this::of, random);
    NumberSamples.add(this::add, wrap, random);
    MomentSamples.add(this::add, wrap, random, numbers);
    RegexSamples.add(this::add, wrap, random);
    ReaderSamples.add(this::add, wrap, random);
    TokenizerSamples.add(this::add, wrap, random);
    FileSamples.add(this::add, wrap, random);
  }

  /** A value for a parameter of this type, not null. */
  Object of(Class<?> type) {
    Supplier<@Nullable Object> maker = makers.get(type);
    if (maker == null) {
      throw new IllegalArgumentException("no samples of " + type + ": add them to Samples");
    }
    return Objects.requireNonNull(maker.get());
  }

  /** A value for a parameter of this type, now and then null. */
  @Nullable Object orNull(Class<?> type) {
    return !type.isPrimitive() && random.nextInt(12) == 0 ? null : of(type);
  }

  private void add(Class<?> type, Supplier<@Nullable Object> maker) {
    makers.put(type, maker);
  }

  private void addBox(Class<?> primitive, Class<?> box, Supplier<@Nullable Object> maker) {
    add(primitive, maker);
    add(box, () -> wrap.apply(Objects.requireNonNull(maker.get())));
  }

  private void addNumbers(Numerals numbers) {
    addBox(int.class, Integer.class, numbers::nextInt);
    addBox(long.class, Long.class, numbers::nextLong);
    addBox(short.class, Short.class, () -> (short) numbers.nextInt());
    addBox(byte.class, Byte.class, () -> (byte) numbers.nextInt());
    addBox(boolean.class, Boolean.class, random::nextBoolean);
    addBox(char.class, Character.class, words::letter);
    addBox(float.class, Float.class, () -> (float) numbers.nextDouble());
    addBox(double.class, Double.class, numbers::nextDouble);
    add(
        Number.class,
        () ->
            of(pick(Integer.class, Long.class, Double.class, BigDecimal.class, BigInteger.class)));
  }

  @SuppressWarnings({"JdkObsolete", "UnnecessaryStringBuilder"}) // they are what is modelled
  private void addText() {
    add(String.class, () -> wrap.apply(words.word()));
    add(char[].class, () -> words.word().toCharArray());
    add(StringBuilder.class, () -> wrap.apply(new StringBuilder(words.word())));
    add(StringBuffer.class, () -> wrap.apply(new StringBuffer(words.word())));
    add(CharSequence.class, () -> of(pick(String.class, StringBuilder.class, StringBuffer.class)));
    add(CharSequence[].class, () -> array(CharSequence.class, new CharSequence[count()]));
    add(String[].class, () -> array(String.class, new String[count()]));
    add(int[].class, () -> words.word().codePoints().toArray());
    add(byte[].class, () -> words.word().getBytes(StandardCharsets.UTF_8));
    add(
        Charset.class,
        () ->
            pick(
                StandardCharsets.UTF_8,
                StandardCharsets.ISO_8859_1,
                StandardCharsets.US_ASCII,
                StandardCharsets.UTF_16BE));
    add(Locale.class, () -> pick(Locale.ROOT, Locale.ENGLISH, new Locale("tr"), Locale.GERMAN));
  }

  private void addContainers() {
    add(Object.class, () -> of(anyType()));
    add(Object[].class, () -> list().toArray());
    add(List.class, this::list);
    add(ArrayList.class, this::list);
    add(Collection.class, this::list);
    add(Iterable.class, this::list);
    add(Set.class, () -> new LinkedHashSet<>(list()));
    add(Map.class, this::map);
    add(Optional.class, () -> Optional.ofNullable(orNull(String.class)));
    add(
        Comparable.class,
        () -> of(pick(String.class, Integer.class, BigDecimal.class, LocalDate.class)));
  }

  private Class<?> anyType() {
    return random.nextInt(3) == 0
        ? pick(
            BigDecimal.class,
            BigInteger.class,
            LocalDate.class,
            LocalDateTime.class,
            Duration.class)
        : pick(String.class, Integer.class, List.class, Character.class);
  }

  private List<@Nullable Object> list() {
    Class<?> element = pick(String.class, Integer.class, Character.class, LocalDate.class);
    return new ArrayList<>(Arrays.asList(array(element, new Object[count()])));
  }

  private Map<@Nullable Object, @Nullable Object> map() {
    Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
    for (int i = count(); i > 0; i--) {
      map.put(of(String.class), orNull(Integer.class));
    }
    return map;
  }

  private <T extends @Nullable Object> T[] array(Class<?> element, T[] array) {
    for (int i = 0; i < array.length; i++) {
      @SuppressWarnings("unchecked")
      T value = (T) orNull(element);
      array[i] = value;
    }
    return array;
  }

  private void addFunctions() {
    add(Comparator.class, () -> Comparator.comparing(String::valueOf));
    add(Function.class, () -> (Function<Object, Object>) String::valueOf);
    add(Predicate.class, () -> (Predicate<Object>) o -> o instanceof String);
    add(Supplier.class, () -> (Supplier<Object>) () -> "supplied");
  }

  private int count() {
    return random.nextInt(5);
  }

  @SafeVarargs
  private <T> T pick(T... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
