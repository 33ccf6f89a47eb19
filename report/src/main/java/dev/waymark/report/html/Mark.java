package dev.waymark.report.html;

import dev.waymark.report.document.VerdictKind;

/**
 * How verdicts look: a sign, a word and a style, so that nothing depends on colour. The sign of
 * <em>within bounds</em> is that of <em>infeasible</em> between brackets.
 */
enum Mark {
  COVERED("✓", "covered"),
  INFEASIBLE("∅", "infeasible"),
  WITHIN_BOUNDS("[∅]", "within bounds"),
  OPEN("?", "open");

  private final String sign;
  private final String word;

  Mark(String sign, String word) {
    this.sign = sign;
    this.word = word;
  }

  static Mark of(VerdictKind verdict) {
    return switch (verdict) {
      case COVERED -> COVERED;
      case INFEASIBLE -> INFEASIBLE;
      case WITHIN_BOUNDS -> WITHIN_BOUNDS;
      case OPEN -> OPEN;
    };
  }

  String sign() {
    return sign;
  }

  String word() {
    return word;
  }

  /** The class of the style sheet, also what scripts go by. */
  String style() {
    return "v-" + token();
  }

  String token() {
    return word.replace("within ", "");
  }

  /** The sign alone, for those who see it; words stand beside it. */
  void write(HtmlWriter html) {
    html.element("span", sign, "class", "sign " + style(), "aria-hidden", "true");
  }
}
