package dev.waymark.explore.untried;

import dev.waymark.explore.verdict.Closure;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Names;
import dev.waymark.target.Entry;
import dev.waymark.target.making.Container;
import dev.waymark.target.making.InputType;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What of the inputs and the state of an entry no run tries, though the code that the entry may run
 * could tell the difference. No option makes up for it, so it is no bound: nothing is proved then.
 *
 * @param reasons in words
 */
public record Untried(Set<String> reasons) {
  /** What {@code entry} is not tried with, {@code closure} being what it may reach. */
  public static Untried of(Entry entry, Closure closure) {
    ObjectUse use = ObjectUse.of(closure);
    Set<String> reasons = new TreeSet<>();
    UntriedStates states = new UntriedStates(entry, closure, use);
    states.statics().ifPresent(each -> reasons.add(inWords(each)));
    states.changed().ifPresent(each -> reasons.add(afterwards(each)));
    states.unmade().forEach(each -> reasons.add("not every way to make " + each + " was tried"));
    UntriedClasses classes = new UntriedClasses(entry, closure.calls().hierarchy(), use);
    classes.open().forEach(each -> reasons.add("no subclass of " + each + " was tried"));
    missing(entry).forEach(each -> reasons.add("no objects of " + each + " were tried"));
    stubs(entry).forEach(each -> reasons.add("only some stubs were tried for " + each));
    classes.chosen().forEach(each -> reasons.add("only some classes were tried for " + each));
    collections(entry, use).ifPresent(reasons::add);
    UntriedSharing.of(entry, use).ifPresent(reasons::add);
    return new Untried(reasons);
  }

  private static String inWords(FieldRef field) {
    return "static fields were tried only as initialized (" + field + " may change)";
  }

  private static String afterwards(FieldRef field) {
    return "only some states were tried (" + field + " may change)";
  }

  /** Sets and maps are too small for any proof; what lists are, code can tell by what fails. */
  private static Optional<String> collections(Entry entry, ObjectUse use) {
    Set<Container> kinds = kinds(entry);
    if (kinds.stream().anyMatch(Container::isUnique)) {
      return Optional.of("sets and maps of more than two elements were not tried");
    }
    boolean mayTell =
        use.catchesFailures() || use.tested().stream().anyMatch(each -> !isElement(each));
    return kinds.stream().anyMatch(each -> each != Container.OPTIONAL) && mayTell
        ? Optional.of("lists were tried only as ArrayList")
        : Optional.empty();
  }

  /** Whether a test for {@code type} can only be about elements. */
  private static boolean isElement(String type) {
    return ObjectUse.VALUES.matcher(type).matches();
  }

  private static Set<String> missing(Entry entry) {
    return entry
        .types()
        .flatMap(each -> each instanceof InputType.Missing it ? Stream.of(it.type()) : null)
        .map(Names::simple)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> stubs(Entry entry) {
    return entry
        .types()
        .flatMap(each -> each instanceof InputType.Stub it ? Stream.of(it.type()) : null)
        .map(Names::simple)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<Container> kinds(Entry entry) {
    return entry
        .types()
        .filter(InputType.ContainerOf.class::isInstance)
        .map(each -> ((InputType.ContainerOf) each).kind())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** The reasons as doubts. */
  public Set<Doubt> doubts() {
    return reasons.stream()
        .map(each -> new Doubt(Doubt.Kind.STATES, each))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
