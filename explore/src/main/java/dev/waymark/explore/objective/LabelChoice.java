package dev.waymark.explore.objective;

import dev.waymark.program.label.Labelling;

/**
 * Which labels are objectives, and how they are sought.
 *
 * @param labelling the criteria that give the labels
 * @param mode how to seek them
 * @param company whether branches are objectives, too
 */
public record LabelChoice(Labelling labelling, LabelMode mode, Company company) {
  /** Branches alone. */
  public static final LabelChoice NONE =
      new LabelChoice(Labelling.NONE, LabelMode.STAR, Company.WITH_BRANCHES);

  /** What else is an objective. */
  public enum Company {
    ALONE,
    WITH_BRANCHES
  }

  /** Labels alone, sought as fits most. */
  public static LabelChoice of(Labelling labelling) {
    return new LabelChoice(labelling, LabelMode.STAR, Company.ALONE);
  }
}
