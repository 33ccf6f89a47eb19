package dev.waymark.explore.suite;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Conclusion;
import dev.waymark.target.Entry;
import dev.waymark.target.TargetException;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.wire.Observation;
import dev.waymark.target.wire.Observation.Subject;
import dev.waymark.target.wire.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Runs tests once more, to ask the objects that they leave. What is not stable is left out, and so
 * is what the call has not changed, unless it is all there is to say.
 */
public final class Observations {
  /** So many answers of an object that a call returns or is made on are worth an assertion. */
  private static final int MOST = 4;

  private final TargetJvm target;
  private final BooleanSupplier isOver;

  /** Asks {@code target} until time {@code isOver}. */
  public Observations(TargetJvm target, BooleanSupplier isOver) {
    this.target = target;
    this.isOver = isOver;
  }

  /** What objects say after a call, and what those among its inputs say before it. */
  private record Seen(List<Observation> after, List<Observation> before) {
    static final Seen NOTHING = new Seen(List.of(), List.of());

    boolean isOfResult() {
      return after.stream().anyMatch(each -> each.subject() == Subject.RESULT);
    }

    Seen stable(List<Observation> again) {
      return new Seen(after.stream().filter(again::contains).toList(), before);
    }

    List<Observation> of(Subject subject) {
      return after.stream().filter(each -> each.subject() == subject).toList();
    }

    List<Observation> all() {
      return Stream.concat(after.stream(), before.stream()).toList();
    }

    /** What inputs say that they did not say before. */
    List<Observation> changed() {
      return of(Subject.INPUT).stream().filter(each -> !before.contains(each)).toList();
    }
  }

  /** The same, with what objects say. */
  public List<Conclusion> of(List<Conclusion> conclusions) {
    List<List<Seen>> once = conclusions.stream().map(this::seen).toList();
    List<List<Seen>> seen = new ArrayList<>();
    for (int i = 0; i < conclusions.size(); i++) {
      seen.add(stable(conclusions.get(i), once.get(i)));
    }
    TellingAnswers telling = new TellingAnswers();
    for (int i = 0; i < conclusions.size(); i++) {
      Entry entry = conclusions.get(i).entry();
      seen.get(i).forEach(each -> each.all().forEach(one -> telling.add(asked(entry, one), one)));
    }
    List<Conclusion> observed = new ArrayList<>();
    for (int i = 0; i < conclusions.size(); i++) {
      observed.add(with(conclusions.get(i), seen.get(i), telling));
    }
    return observed;
  }

  private static Conclusion with(Conclusion conclusion, List<Seen> seen, TellingAnswers telling) {
    List<TestCase> tests = new ArrayList<>();
    for (int i = 0; i < seen.size(); i++) {
      TestCase test = conclusion.tests().get(i);
      tests.add(test.observing(chosen(conclusion.entry(), test, seen.get(i), telling)));
    }
    return conclusion.with(tests);
  }

  private List<Seen> seen(Conclusion conclusion) {
    return conclusion.tests().stream().map(test -> seen(conclusion.entry(), test)).toList();
  }

  private List<Seen> stable(Conclusion conclusion, List<Seen> once) {
    List<Seen> stable = new ArrayList<>();
    for (int i = 0; i < once.size(); i++) {
      stable.add(stable(conclusion.entry(), conclusion.tests().get(i), once.get(i)));
    }
    return stable;
  }

  private Seen seen(Entry entry, TestCase test) {
    Outcome outcome = test.outcome();
    if (!outcome.isAnswer() || !outcome.remark().isEmpty() || isOver.getAsBoolean()) {
      return Seen.NOTHING;
    }
    try {
      List<Observation> after = target.observe(entry, test.input());
      boolean hasInputs = after.stream().anyMatch(each -> each.subject() == Subject.INPUT);
      return new Seen(after, hasInputs ? target.look(entry, test.input()) : List.of());
    } catch (TargetException e) {
      return Seen.NOTHING;
    }
  }

  /**
   * Without what is answered in another way the next time. That comes last: where time is short,
   * trying the tests will tell.
   */
  private Seen stable(Entry entry, TestCase test, Seen seen) {
    if (seen.after().isEmpty() || isOver.getAsBoolean()) {
      return seen;
    }
    try {
      return seen.stable(target.observe(entry, test.input()));
    } catch (TargetException e) {
      return Seen.NOTHING;
    }
  }

  /** What kind of object has answered. */
  private static String asked(Entry entry, Observation answer) {
    if (answer.subject() == Subject.RESULT) {
      return entry.isConstructor() ? owner(entry) : result(entry);
    }
    return answer.index() == 0 && entry.hasReceiver()
        ? owner(entry)
        : entry.method() + " " + answer.index();
  }

  private static String owner(Entry entry) {
    return "L" + entry.method().ref().owner() + ";";
  }

  private static String result(Entry entry) {
    String descriptor = entry.method().descriptor();
    return descriptor.substring(descriptor.indexOf(')') + 1);
  }

  /** Whether only the object that was called can tell what the call has done. */
  private static boolean isAllThereIs(Entry entry, TestCase test, Seen seen) {
    return entry.hasReceiver()
        && test.outcome().text().isEmpty()
        && test.outcome().arguments().stream().allMatch(String::isEmpty)
        && !seen.isOfResult();
  }

  /** What has changed, and the rest of what the object says that was called if it is needed. */
  private static List<Observation> chosen(
      Entry entry, TestCase test, Seen seen, TellingAnswers telling) {
    Function<Observation, String> asked = each -> asked(entry, each);
    List<Observation> chosen = new ArrayList<>(telling.best(seen.of(Subject.RESULT), asked, MOST));
    chosen.addAll(telling.best(seen.changed(), asked, MOST));
    if (isAllThereIs(entry, test, seen) && chosen.isEmpty()) {
      List<Observation> own = new ArrayList<>(seen.of(Subject.INPUT));
      own.removeIf(each -> each.index() > 0);
      chosen.addAll(telling.best(own, asked, MOST));
    }
    chosen.addAll(seen.of(Subject.RECEIVED));
    return chosen;
  }
}
