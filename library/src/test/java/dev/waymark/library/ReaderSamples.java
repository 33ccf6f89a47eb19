package dev.waymark.library;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Readers of short texts with few kinds of characters, line ends among them. */
final class ReaderSamples {
  private static final String CHARACTERS = "ab=\n\r";

  private ReaderSamples() {}

  static void add(MoreSamples.Target target, UnaryOperator<Object> wrap, Random random) {
    target.add(StringReader.class, () -> reader(wrap, random));
    target.add(BufferedReader.class, () -> buffered(wrap, random));
    target.add(
        Reader.class, () -> random.nextBoolean() ? reader(wrap, random) : buffered(wrap, random));
  }

  private static StringReader reader(UnaryOperator<Object> wrap, Random random) {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(8); left > 0; left--) {
      text.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
    }
    String own = (String) wrap.apply(text.toString());
    StringReader reader = new StringReader(own);
    Readers.begin(reader, own);
    if (random.nextInt(8) == 0) {
      reader.close();
    }
    return reader;
  }

  /** A reader that was now and then used before. */
  private static BufferedReader buffered(UnaryOperator<Object> wrap, Random random) {
    StringReader inner = reader(wrap, random);
    BufferedReader reader = new BufferedReader(inner);
    Readers.wrap(reader, inner);
    try {
      switch (random.nextInt(4)) {
        case 0 -> Readers.read(reader);
        case 1 -> Readers.readLine(reader);
        case 2 -> reader.read(); // nobody knows of this one
        default -> Readers.read(inner);
      }
    } catch (IOException e) {
      return reader; // it is closed
    }
    return reader;
  }
}
