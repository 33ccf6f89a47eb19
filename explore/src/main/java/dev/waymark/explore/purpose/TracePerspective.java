package dev.waymark.explore.purpose;

import dev.waymark.explore.extension.Question;
import dev.waymark.explore.label.LabelSearch;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Prefix;
import dev.waymark.instrument.site.Site;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.path.Point;
import dev.waymark.path.Situation;
import dev.waymark.target.Execution;
import dev.waymark.term.Constant;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.util.List;
import java.util.Objects;

/** Paths are what the executor traces: the branches that depend on the input. */
final class TracePerspective implements Perspective {
  private final SiteTable sites;
  private final LabelSearch labels;
  private final Flips flips;
  private Terms terms = Simplifier.newTerms();

  TracePerspective(SiteTable sites, LabelSearch labels, Flips flips) {
    this.sites = sites;
    this.labels = labels;
    this.flips = flips;
  }

  @Override
  public void renew(Terms others) {
    terms = others;
  }

  @Override
  public Execution see(Execution run) {
    return labels.seen(run, terms);
  }

  @Override
  public boolean isReliable(Execution seen) {
    return true;
  }

  @Override
  public List<PartialPath> flips(PartialPath tried, Execution seen, boolean hasTrails) {
    return flips.of(tried, seen, hasTrails);
  }

  @Override
  public Question question(PartialPath path) {
    Prefix prefix = Objects.requireNonNull(path.prefix());
    return Question.of(path.base(), prefix, path.length());
  }

  @Override
  public boolean isStep(Situation.Choice choice, int outcome) {
    return !(choice.conditions().get(outcome) instanceof Constant || choice.isPin());
  }

  @Override
  public boolean isStep(Prefix step) {
    return !(step.condition() instanceof Constant);
  }

  /** The same place may be come by often, and conditions tell which time is meant. */
  @Override
  public boolean isAt(Prefix step, Situation.Choice choice) {
    Site site = sites.site(step.site());
    Point point = choice.point();
    return choice.conditions().get(step.outcome()).equals(step.condition())
        && site.statement() == point.statement()
        && site.method().ref().equals(point.method().ref());
  }

  @Override
  public Execution onward(Execution run, Execution shown) {
    return shown;
  }
}
