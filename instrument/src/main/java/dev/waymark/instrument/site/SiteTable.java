package dev.waymark.instrument.site;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The sites of instrumented classes by number; grows as classes are instrumented. */
public final class SiteTable {
  /** The site of each outcome. */
  private final List<Site> byOutcome = new ArrayList<>();

  private final Map<Integer, Integer> implied = new HashMap<>();

  /** A new site with that many outcomes. */
  public Site add(MethodModel method, int statement, int outcomes) {
    Site site = new Site(size(), method, statement, outcomes);
    byOutcome.addAll(Collections.nCopies(outcomes, site));
    return site;
  }

  /** The number after that of the last outcome. */
  public int size() {
    return byOutcome.size();
  }

  /** The site that has the outcome with this number; in constant time. */
  public Site site(int outcome) {
    return byOutcome.get(outcome);
  }

  /** The branch that is the outcome with this number; empty if the site is no branch. */
  public Optional<Branch> branch(int outcome) {
    Site site = site(outcome);
    return site.isBranch() ? Optional.of(site.branch(outcome - site.id())) : Optional.empty();
  }

  /** Any outcome of {@code site} tells that {@code outcome} happened, too. */
  public void imply(int site, int outcome) {
    implied.put(site, outcome);
  }

  /**
   * Adds to outcomes that were noted those that they imply, which are not noted themselves; linear
   * in the outcomes.
   */
  public void addImplied(BitSet outcomes) {
    for (int each : outcomes.stream().toArray()) {
      Integer before = implied.get(site(each).id());
      while (before != null && !outcomes.get(before)) {
        outcomes.set(before);
        before = implied.get(site(before).id());
      }
    }
  }

  /** Forgets all sites from {@code size} on. */
  public void shrink(int size) {
    byOutcome.subList(size, size()).clear();
    implied.keySet().removeIf(site -> site >= size);
  }
}
