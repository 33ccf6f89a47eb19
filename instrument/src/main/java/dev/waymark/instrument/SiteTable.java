package dev.waymark.instrument;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The sites of instrumented classes by number; grows as classes are instrumented. */
public final class SiteTable {
  private final TreeMap<Integer, Site> sites = new TreeMap<>();
  private int next;

  /** A new site with that many outcomes. */
  public Site add(MethodModel method, int statement, int outcomes) {
    Site site = new Site(next, method, statement, outcomes);
    sites.put(next, site);
    next += outcomes;
    return site;
  }

  /** The number after that of the last outcome. */
  public int size() {
    return next;
  }

  /** The site that has the outcome with this number; logarithmic in the sites. */
  public Site site(int outcome) {
    Map.Entry<Integer, Site> entry = sites.floorEntry(outcome);
    if (entry == null || outcome >= next) {
      throw new IllegalArgumentException("no site has outcome " + outcome);
    }
    return entry.getValue();
  }

  /** The branch that is the outcome with this number; empty if the site is no branch. */
  public Optional<Branch> branch(int outcome) {
    Site site = site(outcome);
    return site.isBranch() ? Optional.of(site.branch(outcome - site.id())) : Optional.empty();
  }

  /** Forgets all sites from {@code size} on. */
  void shrink(int size) {
    sites.tailMap(size, true).clear();
    next = size;
  }
}
