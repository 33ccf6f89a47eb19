package dev.waymark.benchmarks.trust;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Verdicts against calls that refute them. */
final class VerdictChecks {
  /** Bounds that a user sees and can set. */
  private static final Pattern SETTABLE =
      Pattern.compile(
          "(arrays|strings|lists) no longer than \\d+|loops go on .*|.* from .* to .*"
              + "|.* in .*\\.\\..*|assertions (en|dis)abled");

  private VerdictChecks() {}

  /** No branch that a call takes is denied; a branch of which nothing is said is not tried. */
  static Finding refuted(Claims claims, Set<String> taken) {
    Claims about = claims.on(taken);
    List<String> wrong =
        about.all().stream().filter(Claim::isDenial).map(each -> each + ", but taken").toList();
    return new Finding(about.all().size(), wrong);
  }

  /** No branch that a call beyond bounds and assumptions takes is denied without any. */
  static Finding refutedBeyond(Claims claims, Set<String> taken) {
    Claims about = claims.on(taken);
    List<String> wrong =
        about.all().stream()
            .filter(each -> each.isDenial() && !each.isWithinBounds())
            .filter(each -> !each.explanation().contains("; given "))
            .map(each -> each + ", but taken")
            .toList();
    return new Finding(about.all().size(), wrong);
  }

  /** What is infeasible within bounds names only bounds that users can set. */
  static Finding settable(Claims claims) {
    List<Claim> bounded = claims.all().stream().filter(Claim::isWithinBounds).toList();
    List<String> wrong = new ArrayList<>();
    for (Claim each : bounded) {
      bounds(each).stream()
          .filter(bound -> !SETTABLE.matcher(bound).matches())
          .findFirst()
          .ifPresent(bound -> wrong.add(each + ", but no option sets '" + bound + "'"));
    }
    return new Finding(bounded.size(), wrong);
  }

  private static List<String> bounds(Claim claim) {
    String all = claim.explanation().replaceFirst("^[^(]*\\(", "").replaceFirst("\\)$", "");
    return List.of(all.replaceFirst("; given .*", "").split(", ", -1));
  }

  /** What is denied of {@code branches} says that it assumes {@code word}. */
  static Finding assuming(Claims claims, Set<String> branches, String word) {
    Claims about = claims.on(branches);
    List<String> wrong =
        about.all().stream()
            .filter(Claim::isDenial)
            .filter(each -> !each.explanation().replaceFirst("^.*given", "").contains(word))
            .map(each -> each + ", and assumes nothing about " + word)
            .toList();
    return new Finding(about.all().size(), wrong);
  }

  /** Nothing stays open of {@code branches}. */
  static Finding decided(Claims claims, Set<String> branches) {
    Claims about = claims.on(branches);
    List<String> wrong = about.all().stream().filter(Claim::isOpen).map(Claim::toString).toList();
    return new Finding(about.all().size(), wrong);
  }
}
