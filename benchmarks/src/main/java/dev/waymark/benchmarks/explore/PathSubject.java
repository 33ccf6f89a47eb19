package dev.waymark.benchmarks.explore;

import dev.waymark.benchmarks.subjects.real.DateValidator;
import dev.waymark.benchmarks.subjects.real.TelegramDecoder;
import dev.waymark.benchmarks.subjects.search.Replace;
import dev.waymark.benchmarks.table.Subjects;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.objective.PathChoice.Scope;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import dev.waymark.validation.classic.Lookup;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A method to explore for abstract paths.
 *
 * @param type the name of the class
 * @param method the method, with its descriptor if it is overloaded
 * @param shaped gives the one shape of the inputs; null for all within the bounds
 * @param first numbers of the first input that are not 0, if there is one shape
 */
record PathSubject(
    String name,
    Path place,
    String type,
    String method,
    Bounds bounds,
    @Nullable ExploreSubject shaped,
    Map<String, Integer> first) {

  /** The path with which paper 004 begins. */
  private static final Map<String, Integer> FIRST_OF_PAPER = Map.of("key", 1, "limit", 5);

  /** Those that are over in seconds. */
  static List<PathSubject> quick() {
    return List.of(
        fixed(lookup()),
        fixed(ExploreSubject.tritype()),
        fixed(ExploreSubject.binarySearch(4)),
        fixed(ExploreSubject.merge(2)),
        own(DateValidator.class, "isLeapYear"));
  }

  /** All. */
  static List<PathSubject> all(Subjects libraries) {
    List<PathSubject> all = new ArrayList<>();
    List.of(
            lookup(),
            ExploreSubject.tritype(),
            ExploreSubject.tcas(),
            ExploreSubject.merge(3),
            ExploreSubject.binarySearch(8),
            ExploreSubject.utf8(3))
        .forEach(each -> all.add(fixed(each)));
    all.add(own(Replace.class, "replace"));
    all.add(own(DateValidator.class, "check"));
    all.add(own(DateValidator.class, "daysIn"));
    all.add(own(TelegramDecoder.class, "isUnlocked"));
    all.add(own(TelegramDecoder.class, "crc"));
    Path guava = libraries.jar("guava");
    all.add(real(guava, "com.google.common.primitives.Ints", "max"));
    all.add(real(guava, "com.google.common.primitives.Ints", "contains"));
    Path lang = libraries.jar("commons-lang3");
    all.add(real(lang, "org.apache.commons.lang3.CharRange", "contains(C)Z"));
    return all;
  }

  private static ExploreSubject lookup() {
    return new ExploreSubject("f", Lookup.class, "find", new Bounds(2, Map.of()));
  }

  static PathSubject fixed(ExploreSubject subject) {
    return new PathSubject(
        subject.name(),
        ClassPath.placeOf(subject.type()),
        subject.type().getName(),
        subject.method(),
        subject.bounds(),
        subject,
        subject.type() == Lookup.class ? FIRST_OF_PAPER : Map.of());
  }

  private static PathSubject own(Class<?> type, String method) {
    return real(ClassPath.placeOf(type), type.getName(), method);
  }

  private static PathSubject real(Path place, String type, String method) {
    String simple = type.substring(type.lastIndexOf('.') + 1);
    String name = simple + "." + method.replaceFirst("\\(.*", "");
    return new PathSubject(name, place, type, method, new Bounds(2, Map.of()), null, Map.of());
  }

  Findings explore(PathCriterion criterion, Scope scope, Budget budget) {
    return open(budget).explore(criterion, scope);
  }

  /** To be explored several times, each within {@code budget}. */
  Session open(Budget budget) {
    Program program = new Program(Explorer.withApi(ClassPath.open(place)));
    Entry entry = Entry.of(program.require(type).require(method));
    Settings settings = new Settings(Criterion.ALL_PATHS, budget, bounds, 0);
    return new Session(this, entry, program, settings);
  }

  /** A subject whose classes have been read. */
  record Session(PathSubject subject, Entry entry, Program program, Settings settings) {
    Findings explore(PathCriterion criterion, Scope scope) {
      ExploreSubject one = subject.shaped;
      Explorer explorer = new Explorer(program, settings.with(new PathChoice(criterion, scope)));
      return one == null
          ? explorer.explore(entry, Extensions.NONE)
          : explorer.exploreFrom(entry, terms -> List.of(subject.first(one.shape(entry, terms))));
    }
  }

  private Input first(List<Shape> shapes) {
    Assignment.Builder numbers = Assignment.builder();
    for (Shape shape : shapes) {
      shape.forEachNumber(symbol -> numbers.put(symbol, valueOf(symbol)));
    }
    return Input.of(shapes, numbers.build());
  }

  private long valueOf(Symbol symbol) {
    return first.getOrDefault(symbol.name(), (int) symbol.defaultBits());
  }
}
