package dev.waymark.library;

import java.util.Random;
import java.util.StringTokenizer;
import java.util.function.UnaryOperator;

/** Tokenizers of short texts with few kinds of characters, some of them used before. */
final class TokenizerSamples {
  private static final String CHARACTERS = "ab, ;";

  private TokenizerSamples() {}

  static void add(MoreSamples.Target target, UnaryOperator<Object> wrap, Random random) {
    target.add(StringTokenizer.class, () -> tokenizer(wrap, random));
  }

  static String text(Random random, int longest) {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(longest + 1); left > 0; left--) {
      text.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
    }
    return text.toString();
  }

  private static StringTokenizer tokenizer(UnaryOperator<Object> wrap, Random random) {
    String own = (String) wrap.apply(text(random, 8));
    boolean areReturned = random.nextBoolean();
    StringTokenizer tokenizer = new StringTokenizer(own, ", ", areReturned);
    Tokens.begin(tokenizer, own, ", ", areReturned);
    if (tokenizer.hasMoreTokens() && random.nextBoolean()) {
      String unused = random.nextBoolean() ? Tokens.next(tokenizer, null) : tokenizer.nextToken();
    }
    return tokenizer;
  }
}
