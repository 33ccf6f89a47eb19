package dev.waymark.report.junit;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A class of tests, as it will be written.
 *
 * @param name its internal name
 * @param comment what to know of these tests; empty if nothing
 */
public record TestClass(String name, String comment, List<TestMethod> methods) {
  public TestClass {
    methods = List.copyOf(methods);
  }

  /** This class without the tests of these names. */
  public TestClass without(Set<String> names) {
    return new TestClass(
        name, comment, methods.stream().filter(test -> !names.contains(test.name())).toList());
  }

  /** The test of this name; null if there is none. */
  public @Nullable TestMethod find(String method) {
    return methods.stream().filter(test -> test.name().equals(method)).findFirst().orElse(null);
  }

  /** This class with {@code steps}, which claim less, in place of those of {@code test}. */
  public TestClass with(TestMethod test, TestSteps steps) {
    TestMethod other = test.claiming(steps);
    return new TestClass(
        name, comment, methods.stream().map(each -> each.equals(test) ? other : each).toList());
  }

  /** This class with other names for people, by the places of tests; others keep theirs. */
  public TestClass named(Map<JUnitWriter.Place, String> names) {
    return new TestClass(
        name,
        comment,
        methods.stream()
            .map(
                test ->
                    test.displayed(
                        names.getOrDefault(
                            new JUnitWriter.Place(name, test.name()), test.displayName())))
            .toList());
  }

  /** This class as Java, with imports for no more than is used. */
  public TestSource source() {
    return new SourceWriter(this).write();
  }
}
