package dev.waymark.library;

import dev.waymark.library.text.Text;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * Readers of symbolic texts. How long a text is, and where its lines end, is decided; what is read
 * stays symbolic. The reader itself reads, too: where it comes to something else, because somebody
 * has read in a way that nobody follows, the text is lost.
 */
public final class Readers {
  private Readers() {}

  /** What is left to read. */
  private static final class Source {
    final char[] text;
    final @Nullable Source inner;
    int next;

    Source(char[] text, int next, @Nullable Source inner) {
      this.text = text;
      this.next = next;
      this.inner = inner;
    }

    /** A reader with a buffer takes all that there is from the one below it. */
    void begin() {
      if (inner != null) {
        inner.next = inner.text.length;
      }
    }

    boolean isLineEnd(int index) {
      return text[index] == '\n' || text[index] == '\r';
    }
  }

  private static @Nullable Source source(Reader reader) {
    return Carriers.contents(reader) instanceof Source source ? source : null;
  }

  /** {@code self} is to read {@code text}. */
  public static void begin(Reader self, String text) {
    if (Text.carries(text)) {
      Carriers.put(self, new Source(Text.of(text), 0, null));
    }
  }

  /** {@code self} is to read what {@code inner} reads. */
  public static void wrap(BufferedReader self, Reader inner) {
    Source source = source(inner);
    if (source != null) {
      Carriers.put(self, new Source(source.text, source.next, source));
    }
  }

  public static int read(Reader self) throws IOException {
    int real = self.read();
    Source source = source(self);
    if (source == null) {
      return real;
    }
    source.begin();
    int read = source.next < source.text.length ? source.text[source.next++] : -1;
    return Symbolic.concrete(read) == real ? read : lost(self, real);
  }

  /** The reader itself reads to somewhere else: what comes to {@code buffer} is symbolic. */
  public static int read(Reader self, char[] buffer, int start, int length) throws IOException {
    Source source = source(self);
    if (source == null || !isPart(buffer, start, length)) {
      return self.read(buffer, start, length);
    }
    int left = source.text.length - source.next;
    int count = left == 0 ? -1 : Math.min(left, length);
    char[] taken = new char[Symbolic.concrete(length)];
    int real = self.read(taken, 0, taken.length);
    source.begin();
    boolean isSame = Symbolic.concrete(count) == real;
    for (int i = 0; i < real; i++) {
      isSame = isSame && Symbolic.concrete(source.text[source.next + i]) == taken[i];
      buffer[start + i] = isSame ? source.text[source.next + i] : taken[i];
    }
    source.next += Math.max(real, 0);
    return isSame ? count : lost(self, real);
  }

  private static boolean isPart(char @Nullable [] buffer, int start, int length) {
    return buffer != null && start >= 0 && length > 0 && length <= buffer.length - start;
  }

  private static int lost(Reader self, int real) {
    Symbolic.lose();
    Carriers.forget(self);
    return real;
  }

  public static @Nullable String readLine(BufferedReader self) throws IOException {
    String real = self.readLine();
    Source source = source(self);
    if (source == null) {
      return real;
    }
    source.begin();
    String line = line(source);
    boolean isSame = line == null ? real == null : line.equals(real);
    if (!isSame) {
      int unused = lost(self, 0);
    }
    return isSame ? line : real;
  }

  private static @Nullable String line(Source source) {
    int start = source.next;
    int length = source.text.length;
    if (start >= length) {
      return null;
    }
    int end = start;
    while (end < length && !source.isLineEnd(end)) {
      end++;
    }
    source.next = Math.min(end + 1, length);
    boolean isReturn = end < length && source.text[end] == '\r';
    if (isReturn && source.next < length && source.text[source.next] == '\n') {
      source.next++;
    }
    return Text.make(source.text, start, end);
  }
}
