package dev.waymark.cli;

import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.objective.LabelChoice.Company;
import dev.waymark.explore.objective.LabelMode;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.program.ProgramException;
import dev.waymark.program.Spelling;
import dev.waymark.program.label.Labelling;
import dev.waymark.program.label.WrittenLabel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What users say is to be covered.
 *
 * @param criterion when to stop
 * @param labelling which labels are objectives
 * @param company whether branches are, too
 */
record CriterionOptions(Criterion criterion, Labelling labelling, Company company) {
  private static final String BRANCH = "branch";
  private static final String ALL_PATHS = "all-paths";

  private static final Pattern UNKNOWN = Pattern.compile("unknown criterion (\\S+) ");

  /**
   * Reads names with commas between them.
   *
   * @throws ProgramException if one of them is unknown
   */
  static CriterionOptions parse(String text) {
    List<String> names = new ArrayList<>();
    for (String name : text.split(",", -1)) {
      names.add(name.strip());
    }
    boolean hasPaths = names.removeAll(Set.of(ALL_PATHS));
    boolean hasBranches = names.removeAll(Set.of(BRANCH)) || names.isEmpty();
    Labelling labelling = names.isEmpty() ? Labelling.NONE : labelling(String.join(",", names));
    return new CriterionOptions(
        hasPaths ? Criterion.ALL_PATHS : Criterion.BRANCH,
        labelling,
        hasBranches ? Company.WITH_BRANCHES : Company.ALONE);
  }

  private static Labelling labelling(String names) {
    try {
      return Labelling.parse(names);
    } catch (ProgramException e) {
      String message = String.valueOf(e.getMessage());
      String known = "(there are: ";
      throw new ProgramException(
          message.startsWith("unknown mutation")
              ? message
              : message.replace(
                  known, hint(message) + known + BRANCH + ", " + pathCriteria() + ", "),
          e);
    }
  }

  /** What the criterion that {@code message} calls unknown was meant to be. */
  private static String hint(String message) {
    Matcher unknown = UNKNOWN.matcher(message);
    if (!unknown.lookingAt()) {
      return "";
    }
    List<String> known = new ArrayList<>(Labelling.criteria());
    known.add(BRANCH);
    known.addAll(List.of(pathCriteria().split(", ", -1)));
    return Spelling.hint(unknown.group(1), known).stripLeading() + " ";
  }

  private static String pathCriteria() {
    return Arrays.stream(PathCriterion.values())
        .map(PathCriterion::option)
        .collect(Collectors.joining(", "));
  }

  /**
   * What was said, and the labels in {@code file} besides.
   *
   * @throws ProgramException if it cannot be read
   */
  CriterionOptions withLabelsOf(Path file) {
    try {
      List<WrittenLabel> written = WrittenLabel.read(file.toString(), Files.readAllLines(file));
      return new CriterionOptions(criterion, labelling.with(written), company);
    } catch (NoSuchFileException e) {
      throw new ProgramException("no such label file: " + file, e);
    } catch (IOException e) {
      throw new ProgramException("cannot read labels from " + file + ": " + e.getMessage(), e);
    }
  }

  /**
   * The labels, sought as {@code mode} says.
   *
   * @throws ProgramException if there is no such mode
   */
  LabelChoice labels(String mode) {
    List<LabelMode> all = List.of(LabelMode.values());
    LabelMode found =
        all.stream()
            .filter(each -> each.option().equals(mode))
            .findFirst()
            .orElseThrow(
                () ->
                    new ProgramException(
                        "unknown label mode "
                            + mode
                            + Spelling.hint(mode, all.stream().map(LabelMode::option).toList())
                            + " (there are: "
                            + all.stream().map(LabelMode::option).collect(Collectors.joining(", "))
                            + ")"));
    return new LabelChoice(labelling, found, company);
  }
}
