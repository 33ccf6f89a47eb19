package dev.waymark.library;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.StringTokenizer;
import java.util.stream.BaseStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Values as text, such that two with the same text are equal for all that code can see. */
final class Description {
  /** So many elements of a stream are looked at. */
  private static final int LONGEST = 100;

  private Description() {}

  static String of(@Nullable Object value) {
    if (value == null) {
      return "null";
    }
    if (value instanceof CharSequence text) {
      return name(text) + escaped(text);
    }
    if (value.getClass().isArray()) {
      return value.getClass().getSimpleName() + elements(value);
    }
    if (value instanceof Reader reader) {
      return "reader of " + rest(reader);
    }
    if (value instanceof StringTokenizer tokenizer) {
      return "tokenizer with " + rest(tokenizer);
    }
    if (value instanceof IntStream stream) {
      return "stream " + of(stream.limit(LONGEST).toArray());
    }
    if (value instanceof BaseStream<?, ?> stream) {
      return "stream " + of(stream.iterator());
    }
    if (value instanceof Iterator<?> iterator) {
      StringJoiner all = new StringJoiner(", ", "iterator [", "]");
      iterator.forEachRemaining(element -> all.add(of(element)));
      return all.toString();
    }
    return ofContainer(value);
  }

  private static String rest(StringTokenizer tokenizer) {
    try {
      return tokenizer.countTokens() + " tokens";
    } catch (NullPointerException e) {
      return "no delimiters";
    }
  }

  private static String rest(Reader reader) {
    try {
      StringWriter all = new StringWriter();
      reader.mark(LONGEST);
      reader.transferTo(all);
      reader.reset(); // whoever has it goes on to read
      return escaped(all.toString());
    } catch (IOException e) {
      return "nothing, for it is closed";
    }
  }

  private static String ofContainer(Object value) {
    if (value instanceof Map.Entry<?, ?> entry) {
      return of(entry.getKey()) + " -> " + of(entry.getValue());
    }
    if (value instanceof Map<?, ?> map) {
      return name(value) + of(map.entrySet().toArray());
    }
    if (value instanceof Collection<?> collection) {
      return name(value) + of(collection.toArray());
    }
    if (value instanceof Comparator<?>) {
      return "order " + signs((Comparator<?>) value);
    }
    if (value instanceof Optional<?> optional) {
      return "optional " + of(optional.orElse(null));
    }
    return RegexDescription.includes(value)
        ? RegexDescription.of(value)
        : name(value) + (value.getClass().isSynthetic() ? "" : value);
  }

  /** How an order has some strings. */
  @SuppressWarnings("unchecked")
  private static String signs(Comparator<?> order) {
    StringBuilder signs = new StringBuilder();
    for (String a : List.of("", "a", "aa", "b", "Z")) {
      for (String b : List.of("", "a", "aa", "b", "Z")) {
        signs.append(' ').append(Integer.signum(((Comparator<String>) order).compare(a, b)));
      }
    }
    return signs.toString();
  }

  private static String name(Object value) {
    return value.getClass().getSimpleName() + " ";
  }

  private static String elements(Object array) {
    Object[] elements = new Object[Array.getLength(array)];
    Arrays.setAll(elements, i -> of(Array.get(array, i)));
    return Arrays.toString(elements);
  }

  /** With surrogates apart from each other, and whatever is not ASCII as a number. */
  private static String escaped(CharSequence text) {
    StringBuilder escaped = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      escaped.append(c >= ' ' && c < 127 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
    }
    return escaped.append('"').toString();
  }
}
