package dev.waymark.cli;

import dev.waymark.explore.verdict.ClassFindings;

/** Says why no method of a class could be called. */
final class Uncallable {
  private Uncallable() {}

  /** In one line: what the first call of any method ended with. */
  static String reason(ClassFindings found) {
    return found.methods().stream()
        .flatMap(each -> each.tests().stream())
        .findFirst()
        .map(test -> "no method of " + found.type() + " can be called: " + test.outcome().text())
        .orElse("no method of " + found.type() + " can be called");
  }
}
