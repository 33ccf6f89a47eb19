package dev.waymark.report.document;

import java.util.Locale;

/** What sort of thing is to be covered. */
public enum ObjectiveSort {
  /** An outcome of a condition or switch, which the source shows. */
  BRANCH,
  /** An outcome of a check of the virtual machine, such as that an object is not null. */
  CHECK,
  /** A label: a condition of MC/DC, a mutant, a predicate of the user. */
  LABEL,
  /** An abstract path or an arc of one. */
  PATH;

  static ObjectiveSort of(JsonData data, String key) {
    try {
      return valueOf(data.text(key).toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw data.problem(key, "is no sort of objective");
    }
  }
}
