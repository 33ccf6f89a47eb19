package dev.waymark.report.junit;

import dev.waymark.report.title.TestTitle;
import java.util.ArrayList;
import java.util.HashSet;
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
    return with(test, test.claiming(steps));
  }

  /** This class, in which {@code warning} of the compiler does not count in {@code test}. */
  public TestClass suppressing(TestMethod test, String warning) {
    return with(test, test.suppressing(warning));
  }

  private TestClass with(TestMethod test, TestMethod other) {
    return new TestClass(
        name, comment, methods.stream().map(each -> each.equals(test) ? other : each).toList());
  }

  /** This class with the titles of its tests, by their places; names are numbered if they clash. */
  public TestClass titled(Map<JUnitWriter.Place, TestTitle> titles) {
    Set<String> taken = new HashSet<>();
    List<TestMethod> named = new ArrayList<>();
    for (TestMethod test : methods) {
      TestTitle title = titles.get(new JUnitWriter.Place(name, test.name()));
      named.add(title == null ? test : test.titled(title.nameBeside(taken), title.words()));
    }
    return new TestClass(name, comment, named);
  }

  /** This class as Java, with imports for no more than is used. */
  public TestSource source() {
    return new SourceWriter(this).write();
  }
}
