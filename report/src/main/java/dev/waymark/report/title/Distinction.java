package dev.waymark.report.title;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.branch.Branch;
import dev.waymark.report.failure.FailurePlace;
import dev.waymark.target.Entry;
import dev.waymark.target.wire.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The branch that tells a test from others: the guard of what it throws, or the last in the code
 * that it is the first to take.
 */
final class Distinction {
  private static final Pattern UNNAMED = Pattern.compile("\\blocal\\d+\\b");
  private static final Pattern LINE = Pattern.compile("^\\S+?:(\\d+) ");

  /** Implicit checks are called after what is thrown if they fail. */
  private static final Pattern IMPLICIT = Pattern.compile("\\[(pass|\\w+(Exception|Error))]$");

  private Distinction() {}

  static Optional<Branch> of(Entry entry, TestCase test) {
    Optional<Branch> guard =
        test.outcome().sort() == Outcome.Sort.THREW ? guard(test) : Optional.empty();
    return guard.isPresent() ? guard : last(entry, test);
  }

  private static Optional<Branch> last(Entry entry, TestCase test) {
    List<Branch> covers = test.covers();
    Predicate<Branch> isOwn = each -> each.method().equals(entry.method().ref());
    return last(covers, isOwn.and(Distinction::isWritten).and(each -> !isImplicit(each)))
        .or(() -> last(covers, Distinction::isWritten))
        .or(() -> last(covers, each -> true));
  }

  private static Optional<Branch> last(List<Branch> all, Predicate<Branch> choice) {
    return all.stream().filter(choice).reduce((first, second) -> second);
  }

  /** Whether the source has the variables; others have made-up names. */
  private static boolean isWritten(Branch branch) {
    return !UNNAMED.matcher(branch.label()).find();
  }

  private static boolean isImplicit(Branch branch) {
    return IMPLICIT.matcher(branch.label()).find();
  }

  /** The last branch before what was thrown, in the method that has thrown it. */
  private static Optional<Branch> guard(TestCase test) {
    FailurePlace place = FailurePlace.of(test.outcome().failure().place());
    String thrown = test.outcome().text();
    String check = "[" + thrown.substring(thrown.lastIndexOf('.') + 1) + "]";
    Optional<Branch> failed =
        nearest(test, place, each -> each.label().endsWith(check) && line(each) == place.line());
    boolean isGuarded = test.outcome().failure().through().isEmpty();
    return failed.isPresent() || !isGuarded
        ? failed
        : nearest(test, place, each -> !isImplicit(each) && !each.isLabel());
  }

  private static Optional<Branch> nearest(
      TestCase test, FailurePlace place, Predicate<Branch> choice) {
    Branch best = null;
    for (Branch each : test.covered()) {
      boolean isBefore =
          each.method().owner().equals(place.owner())
              && each.method().name().equals(place.method())
              && line(each) <= place.line();
      if (isBefore && isWritten(each) && choice.test(each)) {
        boolean isLater = best == null || each.instruction() > best.instruction();
        best = isLater ? each : best;
      }
    }
    return Optional.ofNullable(best);
  }

  private static int line(Branch branch) {
    Matcher matcher = LINE.matcher(branch.label());
    return matcher.find() ? Integer.parseInt(matcher.group(1)) : Integer.MAX_VALUE;
  }
}
