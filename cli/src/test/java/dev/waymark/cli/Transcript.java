package dev.waymark.cli;

import java.util.ArrayList;
import java.util.List;

/** Commands, and what a page says they print. */
record Transcript(List<Step> steps) {
  private static final String PROMPT = "$ ";

  /**
   * One command.
   *
   * @param typed its lines, as they stand in the page
   * @param printed what the page shows of its output
   */
  record Step(List<String> typed, List<String> printed) {
    /** The command, in one line and without the prompt. */
    String command() {
      List<String> parts =
          typed.stream().map(line -> line.replaceAll("\\\\$", "").strip()).toList();
      return String.join(" ", parts).substring(PROMPT.length());
    }
  }

  Transcript {
    steps = List.copyOf(steps);
  }

  static Transcript of(List<String> lines) {
    List<Step> steps = new ArrayList<>();
    int i = 0;
    while (i < lines.size()) {
      int typed = i;
      while (lines.get(i).endsWith("\\")) {
        i++;
      }
      int printed = ++i;
      while (i < lines.size() && !lines.get(i).startsWith(PROMPT)) {
        i++;
      }
      steps.add(new Step(lines.subList(typed, printed), lines.subList(printed, i)));
    }
    return new Transcript(steps);
  }
}
