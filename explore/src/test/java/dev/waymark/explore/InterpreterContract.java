package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.target.Entry;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * The path interpreter goes where the executor goes, and says the same of the inputs: on all paths
 * of the validation programs in some packages, one test for each class. {@link NotFollowed} lists
 * exactly the methods for which this does not hold of all paths.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class InterpreterContract {
  private static final String PREFIX = "dev/waymark/validation/";

  private final Laboratory laboratory = new Laboratory();
  private final ClassHierarchy hierarchy = ClassHierarchy.of(laboratory.program);
  private final String packages;
  private final int fewestPaths;
  private int paths;

  /**
   * For some packages.
   *
   * @param packages their names, as a regular expression
   * @param fewestPaths how many different paths there are at least to compare
   */
  InterpreterContract(String packages, int fewestPaths) {
    this.packages = packages;
    this.fewestPaths = fewestPaths;
  }

  @AfterAll
  void close() {
    laboratory.close();
  }

  @TestFactory
  Stream<DynamicTest> walksAgreeWithRuns() {
    return Stream.concat(
        types().stream().map(type -> DynamicTest.dynamicTest(simple(type), () -> compare(type))),
        Stream.of(DynamicTest.dynamicTest("all of them together", this::checkPaths)));
  }

  private List<String> types() {
    return laboratory.program.classes().names().stream()
        .filter(name -> name.matches(PREFIX + "(" + packages + ")/.*"))
        .toList();
  }

  /** The class as the list names it. */
  static String simple(String type) {
    return type.substring(PREFIX.length()).replace('/', '.');
  }

  private void compare(String type) {
    try (WalkComparison comparison = new WalkComparison(laboratory, hierarchy)) {
      laboratory.program.require(type).methods().stream()
          .filter(InterpreterContract::isEntry)
          .forEach(method -> comparison.compare(Entry.of(method)));
      paths += comparison.paths();
      assertEquals(Map.of(), comparison.differing(), type);
      assertEquals(NotFollowed.of(simple(type)), named(comparison.lost()), type);
    }
  }

  private static Map<String, String> named(Map<String, String> lost) {
    Map<String, String> named = new TreeMap<>();
    lost.forEach((method, why) -> named.put(method.replace(PREFIX.replace('/', '.'), ""), why));
    return named;
  }

  private static boolean isEntry(MethodModel method) {
    try {
      Entry.of(method);
      return !method.isSynthetic() && method.hasCode();
    } catch (ProgramException e) {
      return false;
    }
  }

  private void checkPaths() {
    assertTrue(paths >= fewestPaths, packages + ": " + paths + " paths only");
  }
}
