package dev.waymark.explore.objective;

/** How labels are sought; the procedures of the paper, section VI, on one engine. */
public enum LabelMode {
  /** DSE(P): not at all; runs still tell which labels they cover. */
  WITNESS("witness"),
  /** DSE(P'): each label is a branch of the path. */
  DIRECT("direct"),
  /** DSE(P*): each visit of a label asks for an input, and the path knows nothing of it. */
  TIGHT("tight"),
  /** DSE*(P*) with IDL-1: as {@link #TIGHT}, until an input that was asked for covers it. */
  STAR_1("star-1"),
  /** DSE*(P*) with IDL-2: as {@link #TIGHT}, until any run covers it. */
  STAR("star");

  private final String option;

  LabelMode(String option) {
    this.option = option;
  }

  /** What users call it. */
  public String option() {
    return option;
  }
}
