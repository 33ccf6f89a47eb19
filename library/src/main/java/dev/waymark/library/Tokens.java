package dev.waymark.library;

import dev.waymark.library.text.Text;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.NoSuchElementException;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;

/**
 * Tokenizers of symbolic texts. How long a text is, and which of its characters are delimiters, is
 * decided; tokens stay symbolic. The tokenizer itself goes on, too: where it comes to something
 * else, because somebody has used it in a way that nobody follows, the text is lost.
 */
public final class Tokens {
  /** What the JDK takes if nobody says otherwise. */
  public static final String USUAL = " \t\n\r\f";

  private Tokens() {}

  /** A text, and how far it was read. */
  private static final class Source {
    final char[] text;
    final boolean hasDelimiters;
    char[] delimiters;
    int next;

    Source(char[] text, char[] delimiters, boolean hasDelimiters) {
      this.text = text;
      this.delimiters = delimiters;
      this.hasDelimiters = hasDelimiters;
    }

    boolean isDelimiter(int index) {
      return isDelimiter(text[index]);
    }

    private boolean isDelimiter(char c) {
      int found = 0;
      for (char each : delimiters) {
        found |= Symbolic.equal(c, each);
      }
      return found == 1;
    }

    /** The same text, with nothing symbolic in it. */
    Source plain() {
      char[] plain = new char[text.length];
      for (int i = 0; i < plain.length; i++) {
        plain[i] = (char) Symbolic.concrete(text[i]);
      }
      Source source = new Source(plain, delimiters, hasDelimiters);
      source.next = next;
      return source;
    }

    /** Where the next token begins, from {@code start} on. */
    int begin(int start) {
      int place = start;
      while (!hasDelimiters && place < text.length && isDelimiter(place)) {
        place++;
      }
      return place;
    }

    /** Where the token ends that begins at {@code start}. */
    int end(int start) {
      int place = start;
      while (place < text.length && !isDelimiter(place)) {
        place++;
      }
      return hasDelimiters && place == start ? place + 1 : place;
    }

    int count() {
      int count = 0;
      int place = begin(next);
      while (place < text.length) {
        count++;
        place = begin(end(place));
      }
      return count;
    }
  }

  /** {@code self} is to take {@code text} apart. */
  public static void begin(
      StringTokenizer self, String text, @Nullable String delimiters, boolean areReturned) {
    if (Text.carries(delimiters)) {
      Symbolic.lose();
    } else if (Text.carries(text)) {
      if (delimiters != null && isPlain(delimiters)) {
        Carriers.put(self, new Source(Text.of(text), delimiters.toCharArray(), areReturned));
      } else {
        Symbolic.lose();
      }
    }
  }

  /** Whether all delimiters are characters. */
  private static boolean isPlain(String delimiters) {
    return delimiters.chars().noneMatch(c -> Character.isSurrogate((char) c));
  }

  private static @Nullable Source source(StringTokenizer self) {
    return Carriers.contents(self) instanceof Source source ? source : null;
  }

  public static boolean hasMore(StringTokenizer self) {
    boolean real = self.hasMoreTokens();
    Source source = source(self);
    if (source == null) {
      return real;
    }
    boolean hasMore = source.begin(source.next) < source.text.length;
    if (hasMore != real) {
      lose(self);
    }
    return real;
  }

  public static int count(StringTokenizer self) {
    int real = self.countTokens();
    Source source = source(self);
    if (source != null && source.count() != real) {
      lose(self);
    }
    return real;
  }

  /** The next token; with other delimiters from now on if there are any. */
  public static String next(StringTokenizer self, @Nullable String delimiters) {
    Source source = source(self);
    if (delimiters != null) {
      use(self, source, delimiters);
    }
    if (source == null || source(self) == null) {
      return delimiters == null ? self.nextToken() : self.nextToken(delimiters);
    }
    int start = source.begin(source.next);
    int end = start < source.text.length ? source.end(start) : start;
    source.next = end;
    String real = real(self, delimiters);
    String token = Text.make(source.text, start, end);
    boolean isSame = token.equals(real == null ? "" : real);
    if (!isSame || source.plain().count() != self.countTokens()) {
      lose(self);
    } else if (real != null) {
      return token;
    }
    if (real == null) {
      throw new NoSuchElementException();
    }
    return real;
  }

  private static void use(StringTokenizer self, @Nullable Source source, String delimiters) {
    boolean isKnown = !Text.carries(delimiters) && isPlain(delimiters);
    if (source != null && isKnown) {
      source.delimiters = delimiters.toCharArray();
    } else if (source != null || Text.carries(delimiters)) {
      lose(self);
    }
  }

  private static @Nullable String real(StringTokenizer self, @Nullable String delimiters) {
    try {
      return delimiters == null ? self.nextToken() : self.nextToken(delimiters);
    } catch (NoSuchElementException e) {
      return null;
    }
  }

  private static void lose(StringTokenizer self) {
    Symbolic.lose();
    Carriers.forget(self);
  }
}
