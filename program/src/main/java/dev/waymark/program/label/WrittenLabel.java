package dev.waymark.program.label;

import dev.waymark.program.ProgramException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A label that a user has written down, outside of the code.
 *
 * @param origin where it is written
 * @param file the source file that it is about, without folders
 * @param line the line that it is about
 * @param predicate the predicate, as text
 */
public record WrittenLabel(String origin, String file, int line, String predicate) {
  private static final Pattern FORM = Pattern.compile("\\s*([^:\\s]+):(\\d+):(.*)");

  /**
   * Reads labels, one on each line, {@code file:line: predicate}; empty lines and those that start
   * with {@code #} say nothing.
   *
   * @param name what the text is called in complaints
   * @throws ProgramException if a line is none
   */
  public static List<WrittenLabel> read(String name, List<String> lines) {
    List<WrittenLabel> labels = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isBlank() && !line.stripLeading().startsWith("#")) {
        labels.add(read(name + ":" + (i + 1), line));
      }
    }
    return labels;
  }

  private static WrittenLabel read(String origin, String line) {
    Matcher matcher = FORM.matcher(line);
    if (!matcher.matches()) {
      throw new ProgramException(
          origin + ": not a label: " + line.strip() + " (write FILE:LINE: PREDICATE)");
    }
    try {
      int number = Integer.parseInt(matcher.group(2));
      return new WrittenLabel(origin, matcher.group(1), number, matcher.group(3).strip());
    } catch (NumberFormatException e) {
      throw new ProgramException(origin + ": not a line: " + matcher.group(2), e);
    }
  }

  /** A complaint about it. */
  ProgramException complaint(String problem) {
    return new ProgramException(
        origin + ": " + problem + " (in: " + file + ":" + line + ": " + predicate + ")");
  }
}
