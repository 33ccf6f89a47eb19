package dev.waymark.explore.paths;

import dev.waymark.explore.extension.Question;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.purpose.Perspective;
import dev.waymark.explore.search.Aim;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Prefix;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.path.Constraint;
import dev.waymark.path.Point;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.tree.Folder;
import dev.waymark.path.tree.PathCoverage;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.path.tree.Prospect;
import dev.waymark.path.tree.Token;
import dev.waymark.path.tree.Turns;
import dev.waymark.path.walk.Replay;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.Assertions;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Step;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Paths are what the path interpreter walks: all choices, those that constants decide included. It
 * must go the way that a run went, and know all that matters.
 *
 * <p>A partial path is asked for with what must come after it, so that it leads to something that
 * is not covered (paper 004, section 5); if nothing such can come after it, it is not worth asking.
 */
final class WalkPerspective implements Perspective {
  private static final int MOST_REMEMBERED = 8;

  private final Entry entry;
  private final ClassHierarchy hierarchy;
  private final SiteTable sites;
  private final PathChoice choice;
  private final PathCoverage coverage;
  private final int iterations;
  private final Assertions assertions;
  private final Folder folder;
  private final Map<Place, Integer> places = new HashMap<>();

  /** Those of the last runs. */
  private final IdentityHashMap<Execution, Route> routes = new IdentityHashMap<>();

  private final Deque<Execution> latest = new ArrayDeque<>();

  private Terms terms;
  private RouteFinder finder;
  private List<Token> passed = List.of();

  /** A statement with outcomes. */
  private record Place(MethodRef method, int statement) {}

  /** The question that was made last, and the walk to its end. */
  private final IdentityHashMap<Question, Prospect> prospects = new IdentityHashMap<>();

  /**
   * Paths of {@code entry}.
   *
   * @param coverage what of them is covered, now and later
   * @param settings how often a loop may go round, and whether assertions are enabled
   */
  WalkPerspective(
      Entry entry,
      ClassHierarchy hierarchy,
      SiteTable sites,
      PathChoice choice,
      PathCoverage coverage,
      Settings settings) {
    this.entry = entry;
    this.hierarchy = hierarchy;
    this.sites = sites;
    this.choice = choice;
    this.coverage = coverage;
    this.iterations = settings.bounds().iterations();
    this.assertions = settings.assertions();
    this.folder = new Folder(choice.criterion().folding());
    this.terms = Simplifier.newTerms();
    this.finder = finder();
  }

  private RouteFinder finder() {
    return new RouteFinder(
        entry, new World(hierarchy, new InstrumentedCallees(hierarchy), terms, assertions), folder);
  }

  @Override
  public void renew(Terms others) {
    terms = others;
    finder = finder();
    routes.clear();
    latest.clear();
    prospects.clear();
  }

  @Override
  public Execution see(Execution run) {
    Route route = finder.follow(run, sites);
    Execution seen = run.along(route.steps().stream().map(this::step).toList());
    routes.put(seen, route);
    latest.add(seen);
    if (latest.size() > MOST_REMEMBERED) {
      routes.remove(latest.remove());
    }
    return seen;
  }

  private Step step(Replay.Step step) {
    return new Step(number(step.choice().point()), step.taken(), step.choice().conditions());
  }

  private int number(Point point) {
    return number(point.method().ref(), point.statement());
  }

  private int number(MethodRef method, int statement) {
    return places.computeIfAbsent(new Place(method, statement), key -> places.size());
  }

  /** The way of a run that was seen of late. */
  Route route(Execution seen) {
    return Objects.requireNonNull(routes.get(seen), "not seen of late");
  }

  @Override
  public boolean isReliable(Execution seen) {
    return route(seen).agrees();
  }

  @Override
  public List<PartialPath> flips(PartialPath tried, Execution seen, boolean hasTrails) {
    Route route = route(seen);
    passed = route.passed();
    List<PartialPath> flips = new ArrayList<>();
    Aim aim = new Aim(tried.aim().lane(), null, null);
    Prefix before = null;
    for (int i = 0; i < route.steps().size(); i++) {
      Situation.Choice at = route.steps().get(i).choice();
      Step step = seen.path().get(i);
      for (int outcome = at.conditions().size() - 1; outcome >= 0; outcome--) {
        if (i >= tried.length()
            && outcome != step.taken()
            && PathCoverage.isPossible(at, outcome)) {
          Prefix flipped = Prefix.after(before, step, outcome);
          flips.add(new PartialPath(seen.input(), flipped, null, i + 1, outcome, aim));
        }
      }
      before = Prefix.after(before, step, step.taken());
    }
    return flips;
  }

  /** The abstract path of the run whose flips were asked for last. */
  List<Token> passed() {
    return passed;
  }

  /** A walk at the end of a partial path; {@code passing} is told of each choice. */
  Walk walk(PartialPath path, RouteFinder.Passing passing) {
    return finder.walk(path.base(), Objects.requireNonNull(path.prefix()), passing);
  }

  @Override
  public @Nullable Question question(PartialPath path) {
    boolean isBounded = choice.criterion() == PathCriterion.K_PATH;
    Turns turns = new Turns();
    Walk walk = walk(path, isBounded ? turns::take : (at, outcome) -> {});
    if (isBounded && turns.most() > iterations) {
      return null;
    }
    Prospect found =
        choice.scope() == PathChoice.Scope.EVERYTHING
            ? new Prospect(List.of(), walk)
            : Prospect.of(walk, coverage);
    return found == null ? null : question(path, found);
  }

  /** The same for a path of an earlier epoch; what cannot be told is taken to be worth it. */
  @Nullable Question questionAgain(PartialPath path) {
    PartialPath known = path;
    if (path.length() > 0 && path.prefix() == null) {
      List<Step> steps =
          finder.follow(path.base(), path.length()).stream().map(this::step).toList();
      known = path.on(path.base(), steps);
    }
    return known == null || known.prefix() == null ? Question.first(path.base()) : question(known);
  }

  /** The base satisfies what comes before the arc that was flipped; arc and suffix are one. */
  private Question question(PartialPath path, Prospect found) {
    List<Constraint> constraints = found.walk().constraints();
    Prefix whole = Objects.requireNonNull(path.prefix());
    int index = path.length() - 1;
    for (int i = 0; i < found.outcomes().size(); i++) {
      Constraint next = constraints.get(path.length() + i);
      whole =
          new Prefix(
              whole,
              number(next.occurrence().activation().method(), next.occurrence().statement()),
              found.outcomes().get(i),
              next.condition());
    }
    List<Term> conditions = constraints.stream().map(Constraint::condition).toList();
    List<Term> asked = new ArrayList<>(conditions.subList(0, index));
    asked.add(terms.conjunction(conditions.subList(index, conditions.size())));
    Question question =
        new Question(path.base(), whole, path.length() + found.outcomes().size(), asked);
    prospects.clear();
    prospects.put(question, found);
    return question;
  }

  /** A walk to the end of what a question asks for, with the suffix it has at the end. */
  Prospect prospect(Question question) {
    Prospect known = prospects.get(question);
    return known != null
        ? known
        : new Prospect(
            List.of(), finder.walk(question.base(), question.path(), (at, outcome) -> {}));
  }

  /** Whether a run went round a loop more often than the criterion looks at. */
  boolean isBeyond(Route route) {
    if (choice.criterion() != PathCriterion.K_PATH) {
      return false;
    }
    Turns turns = new Turns();
    route.steps().forEach(step -> turns.take(step.choice(), step.taken()));
    return turns.most() > iterations;
  }

  @Override
  public boolean isStep(Situation.Choice choice, int outcome) {
    return true;
  }

  @Override
  public boolean isStep(Prefix step) {
    return true;
  }

  @Override
  public boolean isAt(Prefix step, Situation.Choice choice) {
    return number(choice.point()) == step.site();
  }

  /** The run whose values the solver chose: what it was asked with afterwards depends on them. */
  @Override
  public Execution onward(Execution run, Execution shown) {
    return run;
  }
}
