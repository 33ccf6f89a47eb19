package dev.waymark.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.waymark.library.java.util.StringTokenizerModel;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.StringTokenizer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tokenizers of texts that carry give the tokens of the JDK, in any order of calls. */
class TokensTest {
  private static final int TRIALS = 20_000;

  @BeforeEach
  void begin() {
    Probe.begin(RunLimits.DEFAULT);
  }

  @AfterEach
  void end() {
    Probe.end();
  }

  @Test
  void anySequenceOfCallsGivesWhatTheJdkGives() {
    for (int seed = 0; seed < TRIALS; seed++) {
      Random random = new Random(seed);
      String text = TokenizerSamples.text(random, 12);
      boolean areReturned = random.nextInt(3) == 0;
      String delimiters = List.of(",", ", ", ";,", "").get(random.nextInt(4));
      StringTokenizer plain = new StringTokenizer(text, delimiters, areReturned);
      String own = (String) Carrying.make(text);
      StringTokenizer modelled = new StringTokenizer(own, delimiters, areReturned);
      StringTokenizerModel.init(modelled, own, delimiters, areReturned);
      List<Object> expected = new ArrayList<>();
      List<Object> actual = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        int call = random.nextInt(6);
        expected.add(plain(plain, call));
        actual.add(modelled(modelled, call));
      }
      assertEquals(expected, actual, "seed " + seed);
    }
  }

  private static Object plain(StringTokenizer tokenizer, int call) {
    try {
      return switch (call) {
        case 0 -> tokenizer.hasMoreTokens();
        case 1 -> tokenizer.countTokens();
        case 2 -> tokenizer.nextToken(";");
        default -> tokenizer.nextToken();
      };
    } catch (NoSuchElementException e) {
      return e.toString();
    }
  }

  private static Object modelled(StringTokenizer tokenizer, int call) {
    try {
      return switch (call) {
        case 0 -> StringTokenizerModel.hasMoreTokens(tokenizer);
        case 1 -> StringTokenizerModel.countTokens(tokenizer);
        case 2 -> StringTokenizerModel.nextToken(tokenizer, ";");
        default -> StringTokenizerModel.nextToken(tokenizer);
      };
    } catch (NoSuchElementException e) {
      return e.toString();
    }
  }

  @Test
  void whatIsReadByOthersIsNoticed() {
    String text = (String) Carrying.make("ab ab ef");
    StringTokenizer tokenizer = new StringTokenizer(text);
    StringTokenizerModel.init(tokenizer, text);
    assertEquals("ab", tokenizer.nextToken());
    assertEquals("ab", StringTokenizerModel.nextToken(tokenizer));
    assertNull(Carriers.contents(tokenizer));
    assertEquals("ef", StringTokenizerModel.nextToken(tokenizer));
  }
}
