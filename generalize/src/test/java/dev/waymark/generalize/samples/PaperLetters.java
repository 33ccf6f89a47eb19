package dev.waymark.generalize.samples;

import dev.waymark.generalize.Ground;
import dev.waymark.generalize.record.Move;
import dev.waymark.generalize.word.PathSymbol;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.If;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The letters that comments give to the lines of {@link PaperPrograms}. */
public final class PaperLetters {
  private static final Path SOURCE =
      Path.of("src/test/java/dev/waymark/generalize/samples/PaperPrograms.java");

  private PaperLetters() {}

  /** The letters of {@code moves}, each once for statements in a row. */
  public static List<String> of(List<Move> moves) {
    List<String> letters = new ArrayList<>();
    for (Move move : moves) {
      add(letters, move.method().code(), move.statement(), move.outcome());
    }
    return letters;
  }

  /** The letter of the line of {@code move}. */
  public static String of(Move move) {
    return letter(move.method().code(), move.statement());
  }

  /** The letters of a word. */
  public static List<String> of(Ground ground, List<Integer> word) {
    List<String> letters = new ArrayList<>();
    for (int each : word) {
      PathSymbol symbol = ground.symbols().get(each);
      if (symbol.kind() == PathSymbol.Kind.STATEMENT) {
        add(letters, ground.entry().code(), symbol.statement(), symbol.outcome());
      }
    }
    return letters;
  }

  private static void add(List<String> letters, Code code, int statement, int outcome) {
    String letter = letter(code, statement);
    int last = letters.size() - 1;
    boolean isSame = last >= 0 && letters.get(last).equals(letter);
    if (code.statement(statement) instanceof If) {
      if (isSame) {
        letters.remove(last);
      }
      letters.add(letter + (outcome == 1 ? "+" : "-"));
    } else if (!isSame && !letter.isEmpty()) {
      letters.add(letter);
    }
  }

  private static String letter(Code code, int statement) {
    try {
      String line = Files.readAllLines(SOURCE).get(code.line(code.instructionOf(statement)) - 1);
      return line.contains("// ") ? line.replaceFirst(".*// ", "") : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
