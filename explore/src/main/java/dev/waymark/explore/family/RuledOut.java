package dev.waymark.explore.family;

import dev.waymark.explore.extension.Question;
import dev.waymark.explore.extension.Refutation;
import dev.waymark.explore.extension.Veto;
import dev.waymark.explore.job.Generalizing;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.journal.AutomatonCodec;
import dev.waymark.explore.paths.InstrumentedCallees;
import dev.waymark.explore.purpose.Perspective;
import dev.waymark.explore.search.Prefix;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.generalize.Family;
import dev.waymark.generalize.automaton.AutomatonBuilder;
import dev.waymark.generalize.automaton.Flows;
import dev.waymark.generalize.automaton.PathAutomaton;
import dev.waymark.generalize.family.Families;
import dev.waymark.generalize.word.Symbols;
import dev.waymark.path.World;
import dev.waymark.program.call.Horizon;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Rules out partial paths that are infeasible for the same reason as one that solvers have refuted
 * (paper 003): keeps the families of these, and asks them before a solver is asked.
 *
 * <p>Families are free of terms: they outlive epochs, and are written to the journal.
 */
public final class RuledOut implements Veto {
  private final Job job;
  private final Generalizing choice;
  private final Perspective view;
  private final Supplier<Terms> terms;
  private final Symbols symbols = new Symbols();
  private final Families families;
  private final List<Member> members = new ArrayList<>();
  private final HotBranches hot;
  private final BaseWords words;
  private final Gain gain = new Gain();
  private @Nullable AutomatonBuilder automata;
  private @Nullable World world;
  private @Nullable Explaining explaining;
  private int united;
  private long end = Long.MAX_VALUE;
  private boolean isWrong;

  /** A family that comes from an input of {@code shape}. */
  private record Member(PathAutomaton automaton, int shape) {}

  /**
   * Nothing is ruled out yet.
   *
   * @param view how the search sees paths
   * @param terms what inputs are made of now
   */
  public RuledOut(Job job, Perspective view, Supplier<Terms> terms) {
    this.job = job;
    this.choice = job.settings().generalizing();
    this.view = view;
    this.terms = terms;
    this.families = new Families(choice.states());
    this.hot = new HotBranches(choice.hot());
    this.words = new BaseWords(view, choice.alphabet(), symbols);
  }

  /** Nothing is explained any more after {@code nanoseconds}, by the system's clock. */
  public void until(long nanoseconds) {
    end = nanoseconds;
  }

  /** What came of it. */
  public Gain gain() {
    return gain;
  }

  /** Whether a run took a path that was ruled out, which must never be. */
  public boolean isWrong() {
    return isWrong;
  }

  @Override
  public Optional<Proof.Kind> refutes(Question question) {
    Prefix flip = families.size() == 0 || isWrong ? null : flip(question);
    if (flip == null) {
      return Optional.empty();
    }
    BaseWord word = words.of(question.base(), following());
    int length = question.conditions().size();
    int state = word.flipped(flip, length, view, families, symbols);
    isWrong |= word.isRefuted();
    if (families.shrink()) {
      int lost = families.givenUp() - gain.givenUp;
      members.subList(0, lost).clear();
      united -= lost;
      gain.givenUp = families.givenUp();
    }
    if (state != Families.REFUTED || isWrong) {
      return Optional.empty();
    }
    gain.ruledOut++;
    hot.used(flip.site(), flip.outcome());
    return Optional.of(Proof.Kind.GENERALIZED_PATH);
  }

  /** The path up to where the base goes elsewhere. */
  private static @Nullable Prefix flip(Question question) {
    Prefix flip = question.path();
    for (int i = question.length(); flip != null && i > question.conditions().size(); i--) {
      flip = flip.before();
    }
    return flip;
  }

  /**
   * A solver has refuted what was asked, after some work.
   *
   * @return conditions that no values satisfy, which other paths are now ruled out for; empty if
   *     there are none
   */
  public List<Term> refuted(Refutation refutation) {
    Question question = refutation.question();
    Prefix flip = choice.isOn() && !isWrong ? flip(question) : null;
    if (flip == null || !hot.isHot(flip.site(), flip.outcome())) {
      return List.of();
    }
    long start = System.nanoTime();
    Optional<Family> family = family(question, flip, refutation.core());
    hot.tried(flip.site(), flip.outcome(), family.isPresent());
    gain.explained++;
    gain.explainingNanos += System.nanoTime() - start;
    family.ifPresent(found -> add(found.automaton(), words.shapeOf(question.base())));
    return family.map(found -> found.explanation().conditions()).orElse(List.of());
  }

  private Optional<Family> family(Question question, Prefix flip, Set<Term> core) {
    Explaining explainer = explaining();
    int length = question.conditions().size();
    List<Integer> contradicting = new ArrayList<>();
    List<Integer> outcomes =
        words
            .of(question.base(), explainer.following())
            .outcomes(
                flip,
                length,
                view,
                (step, number) -> {
                  if (core.contains(step.condition())) {
                    contradicting.add(number);
                  }
                });
    if (outcomes == null || length != question.length()) {
      return Optional.empty();
    }
    contradicting.add(outcomes.size() - 1); // the last is in every explanation
    return explainer
        .following()
        .follow(question.base(), outcomes)
        .flatMap(path -> explainer.generalize(path, contradicting));
  }

  private void add(PathAutomaton automaton, int shape) {
    long start = System.nanoTime();
    members.add(new Member(automaton, shape));
    gain.families++;
    if (members.size() - united >= choice.batch() || families.size() == 0) {
      unite();
    }
    gain.unitingNanos += System.nanoTime() - start;
  }

  private void unite() {
    members
        .subList(united, members.size())
        .forEach(each -> families.add(each.automaton(), each.shape()));
    united = members.size();
  }

  private PathFollowing following() {
    World current = world;
    if (current == null || current.terms() != terms.get()) {
      forget();
      current =
          new World(
              job.calls().hierarchy(),
              new InstrumentedCallees(job.calls().hierarchy()),
              terms.get(),
              job.settings().assertions());
      world = current;
    }
    return new PathFollowing(job.entry(), current);
  }

  private Explaining explaining() {
    PathFollowing following = following();
    Explaining current = explaining;
    if (current == null) {
      current = new Explaining(following, automata(), choice.precision(), end);
      explaining = current;
    }
    return current;
  }

  private AutomatonBuilder automata() {
    AutomatonBuilder known = automata;
    if (known == null) {
      Flows flows = new Flows(job.calls(), Horizon.SCOPE);
      known = new AutomatonBuilder(flows, symbols, choice.alphabet());
      automata = known;
    }
    return known;
  }

  /** Forgets what is made of terms, and gives solvers back; families stay. */
  public void forget() {
    if (explaining != null) {
      Objects.requireNonNull(explaining).close();
      explaining = null;
    }
    world = null;
    words.forget();
  }

  /** Writes the families, but not what comes of them. */
  public void write(Outgoing out) {
    out.putInt(words.shapes().size());
    words
        .shapes()
        .forEach(
            (text, number) -> {
              out.putText(text);
              out.putInt(number);
            });
    out.putInt(members.size());
    for (Member each : members) {
      out.putInt(each.shape());
      AutomatonCodec.write(each.automaton(), out);
    }
    hot.write(out);
    out.putByte(isWrong ? 1 : 0);
  }

  /** Takes over what {@link #write} wrote. */
  public void read(Incoming in) {
    for (int left = in.takeInt(); left > 0; left--) {
      words.shapes().put(in.takeText(), in.takeInt());
    }
    for (int left = in.takeInt(); left > 0; left--) {
      int shape = in.takeInt();
      members.add(new Member(AutomatonCodec.read(in, symbols), shape));
    }
    unite();
    hot.read(in);
    isWrong = in.takeByte() != 0;
  }
}
