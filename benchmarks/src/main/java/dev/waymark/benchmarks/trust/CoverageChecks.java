package dev.waymark.benchmarks.trust;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What is called covered against what the written tests cover. */
final class CoverageChecks {
  private CoverageChecks() {}

  /** What a claim says of a branch that tests take now and then. */
  private static final String CHANCE = "depends on the run";

  /** Covered is what the written tests take, no more and no less, unless that is left to chance. */
  static Finding covered(Claims claims, Set<String> explicit, Set<String> taken) {
    Claims about = claims.on(explicit);
    List<String> wrong = new ArrayList<>();
    for (Claim each : about.all()) {
      boolean isTaken = taken.contains(each.branch());
      boolean isChance = each.isOpen() && each.explanation().contains(CHANCE);
      if (each.isCovered() != isTaken && !isChance) {
        wrong.add(each + (isTaken ? ", but a test takes it" : ", but no written test takes it"));
      }
    }
    return new Finding(about.all().size(), wrong);
  }

  /** JaCoCo sees what is called covered, unless an exception may hide it. */
  static Finding probed(Claims claims, Set<String> probed, Set<String> interruptible) {
    List<String> wrong = new ArrayList<>();
    int tried = 0;
    for (Claim each : claims.all()) {
      if (each.isCovered() && !interruptible.contains(each.branch())) {
        tried++;
        if (!probed.contains(each.branch())) {
          wrong.add(each + ", but not for JaCoCo");
        }
      }
    }
    return new Finding(tried, wrong);
  }

  /** JaCoCo sees what is called covered wherever some call would show it to JaCoCo. */
  static Finding returning(Claims claims, Set<String> probed, Set<String> visible) {
    Set<String> expected = new LinkedHashSet<>(visible);
    Claims about = claims.on(expected);
    List<String> wrong =
        about.all().stream()
            .filter(each -> !probed.contains(each.branch()))
            .map(each -> each + ", but no test that returns shows it")
            .toList();
    return new Finding(about.all().size(), wrong);
  }
}
