package dev.waymark.explore.job;

import dev.waymark.explore.input.CodeConstants;
import dev.waymark.explore.untried.Untried;
import dev.waymark.explore.verdict.Closure;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.program.Declaration;
import dev.waymark.program.call.CallGraph;
import dev.waymark.target.Entry;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * One method to explore.
 *
 * @param doubts why even an exhausted tree would prove nothing; see {@link Closure}
 * @param bounds the states of the world that an exhausted tree is about; empty if all
 * @param assumptions what an exhausted tree rests on, besides its inputs
 * @param constants values that are likely to matter
 * @param calls who calls whom
 */
public record Job(
    Entry entry,
    Settings settings,
    Set<Doubt> doubts,
    Set<String> bounds,
    Set<String> assumptions,
    CodeConstants constants,
    CallGraph calls) {
  /** Explores {@code entry}, of which {@code closure} is what it may reach. */
  public Job(Entry entry, Settings settings, Closure closure) {
    this(
        entry,
        settings,
        doubts(entry, settings, closure),
        closure.bounds(settings.assertions()),
        closure.assumptions(),
        constants(entry, closure),
        closure.calls());
  }

  private static Set<Doubt> doubts(Entry entry, Settings settings, Closure closure) {
    Set<Doubt> doubts = new LinkedHashSet<>(Untried.of(entry, closure).doubts());
    closure.doubts().forEach(each -> doubts.add(new Doubt(Doubt.Kind.CODE, each)));
    if (settings.bounds().isCut(entry)) {
      doubts.add(new Doubt(Doubt.Kind.STATES, "not all combinations of inputs were tried"));
    }
    return doubts;
  }

  private static CodeConstants constants(Entry entry, Closure closure) {
    String near = Declaration.packageOf(entry.method().ref().owner());
    return CodeConstants.of(
        closure.reached().stream()
            .filter(method -> Declaration.packageOf(method.ref().owner()).equals(near))
            .toList());
  }

  /** This job with more constants that may be good inputs. */
  public Job with(CodeConstants more) {
    return new Job(entry, settings, doubts, bounds, assumptions, constants.and(more), calls);
  }

  /** This job, if one knew that the program is as foreseeable as this. */
  public Job with(Settings others, Set<Doubt> newDoubts, Set<String> newBounds) {
    return new Job(entry, others, newDoubts, newBounds, assumptions, constants, calls);
  }

  /** Explores {@code entry}, which calls others as {@code calls} says. */
  public static Job of(Entry entry, Settings settings, CallGraph calls) {
    return new Job(entry, settings, Closure.of(entry, calls));
  }
}
