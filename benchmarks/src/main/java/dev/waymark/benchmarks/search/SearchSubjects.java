package dev.waymark.benchmarks.search;

import dev.waymark.benchmarks.subjects.real.ExpressionParser;
import dev.waymark.benchmarks.subjects.search.Calculator;
import dev.waymark.benchmarks.subjects.search.CdAudio;
import dev.waymark.benchmarks.subjects.search.ConfigParser;
import dev.waymark.benchmarks.subjects.search.DateParser;
import dev.waymark.benchmarks.subjects.search.Floppy;
import dev.waymark.benchmarks.subjects.search.Grep;
import dev.waymark.benchmarks.subjects.search.KeyboardFilter;
import dev.waymark.benchmarks.subjects.search.Lexer;
import dev.waymark.benchmarks.subjects.search.PrintTokens;
import dev.waymark.benchmarks.subjects.search.Replace;
import dev.waymark.benchmarks.subjects.search.Schedule;
import dev.waymark.benchmarks.subjects.search.XmlPull;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The subjects there are, in the order to list them. */
public final class SearchSubjects {
  private static final String TEXT = "([C)I";
  private static final String TEXT_TO_INTS = "([C)[I";
  private static final long SEED = 1;

  private SearchSubjects() {}

  /** All. */
  public static List<SearchSubject> all() {
    return Stream.concat(written().stream(), generated().stream()).toList();
  }

  /** Those of real shape. */
  public static List<SearchSubject> written() {
    return List.of(
        of(
            "replace",
            Replace.class,
            "replace",
            "([C[C[C)[C",
            Map.of("pattern", 10, "substitute", 5, "line", 10)),
        of("grep", Grep.class, "count", "([C[CI)I", Map.of("pattern", 12, "text", 12)),
        of("xml", XmlPull.class, "parse", TEXT, Map.of("document", 40)),
        of(
            "expression",
            ExpressionParser.class,
            "evaluate",
            "(Ljava/lang/String;)J",
            Map.of("expression", 12)),
        of("calculator", Calculator.class, "run", "([C)J", Map.of("program", 14)),
        of("cdaudio", CdAudio.class, "serve", "([I[I)I", Map.of("requests", 20, "replies", 12)),
        of("floppy", Floppy.class, "serve", "([I[I)I", Map.of("requests", 15, "results", 20)),
        of("kbfiltr", KeyboardFilter.class, "serve", "([I)I", Map.of("requests", 30)),
        of("print_tokens", PrintTokens.class, "tokens", TEXT_TO_INTS, Map.of("text", 16)),
        of("schedule", Schedule.class, "run", "(III[I)[I", Map.of("commands", 18)),
        of("lexer", Lexer.class, "tokens", TEXT_TO_INTS, Map.of("text", 16)),
        of("date", DateParser.class, "parse", "([C)J", Map.of("text", 30)),
        of("config", ConfigParser.class, "read", TEXT, Map.of("text", 32)));
  }

  /** The synthetic ones, small ones first. */
  public static List<SearchSubject> generated() {
    return Stream.of(300, 600, 1_000, 2_000, 5_000, 10_000)
        .<SearchSubject>map(size -> GeneratedSubject.of(size, SEED))
        .toList();
  }

  private static SearchSubject of(
      String name, Class<?> type, String method, String descriptor, Map<String, Integer> lengths) {
    return new WrittenSubject(name, type, method, descriptor, lengths);
  }
}
