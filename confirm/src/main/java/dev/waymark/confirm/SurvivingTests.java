package dev.waymark.confirm;

import dev.waymark.confirm.run.Test;
import dev.waymark.report.junit.TestClass;
import dev.waymark.report.junit.TestMethod;
import dev.waymark.report.junit.TestSteps;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The tests that are kept so far, and those that are not. Classes without tests are left out. */
final class SurvivingTests {
  private final Map<String, TestClass> classes = new LinkedHashMap<>();
  private final List<Dropped> dropped = new ArrayList<>();
  private final Map<Test, Weakened> weakened = new LinkedHashMap<>();

  public SurvivingTests(List<TestClass> classes) {
    classes.forEach(this::put);
  }

  private void put(TestClass type) {
    if (type.methods().isEmpty()) {
      classes.remove(type.name());
    } else {
      classes.put(type.name(), type);
    }
  }

  public List<TestClass> classes() {
    return List.copyOf(classes.values());
  }

  public List<Dropped> dropped() {
    return dropped;
  }

  /** The tests that are kept, but claim less than they did. */
  public List<Weakened> weakened() {
    return List.copyOf(weakened.values());
  }

  /** The tests of which something is lost so far. */
  List<Test> lost() {
    List<Test> lost = new ArrayList<>(weakened.keySet());
    dropped.forEach(each -> lost.add(new Test(dotted(each.testClass()), each.method())));
    return lost;
  }

  List<Test> tests() {
    List<Test> tests = new ArrayList<>();
    for (TestClass type : classes.values()) {
      type.methods().forEach(method -> tests.add(new Test(dotted(type.name()), method.name())));
    }
    return tests;
  }

  private static String dotted(String name) {
    return name.replace('/', '.');
  }

  private static String slashed(Test test) {
    return test.type().replace('.', '/');
  }

  /** The test as it is now; null if it is dropped. */
  @Nullable TestMethod find(Test test) {
    TestClass type = classes.get(slashed(test));
    return type == null ? null : type.find(test.method());
  }

  /** What the test throws if all is well; empty if it passes, or is dropped. */
  String failure(Test test) {
    TestMethod method = find(test);
    return method == null ? "" : method.failure();
  }

  /** Drops and weakens what {@code before} has dropped and weakened: trying again is in vain. */
  void resume(Confirmed before) {
    before.dropped().forEach(each -> drop(each.testClass(), each.method(), each.reason()));
    Map<String, TestClass> known = new LinkedHashMap<>();
    before.classes().forEach(type -> known.put(type.name(), type));
    for (Weakened each : before.weakened()) {
      Test test = new Test(dotted(each.testClass()), each.method());
      TestClass type = known.get(each.testClass());
      TestMethod method = type == null ? null : type.find(each.method());
      if (method != null && find(test) != null) {
        weaken(test, method.steps(), each.reason());
      }
    }
  }

  /** Has a test that is kept claim less. */
  void weaken(Test test, TestSteps steps, String reason) {
    TestClass type = Objects.requireNonNull(classes.get(slashed(test)));
    put(type.with(Objects.requireNonNull(type.find(test.method())), steps));
    weakened.putIfAbsent(test, new Weakened(type.name(), test.method(), reason));
  }

  /**
   * Has a warning of the compiler not count in a test.
   *
   * @return whether it counted until now
   */
  boolean suppress(String typeName, String method, String warning) {
    TestClass type = classes.get(typeName);
    TestMethod test = type == null ? null : type.find(method);
    if (type == null || test == null || test.suppressed().contains(warning)) {
      return false;
    }
    put(type.suppressing(test, warning));
    return true;
  }

  void drop(Test test, String reason) {
    drop(slashed(test), test.method(), reason);
  }

  /** Drops a test, if it is not dropped yet. */
  void drop(String typeName, String method, String reason) {
    TestClass type = classes.get(typeName);
    if (type != null && type.find(method) != null) {
      dropped.add(new Dropped(typeName, method, reason));
      weakened.remove(new Test(dotted(typeName), method));
      put(type.without(Set.of(method)));
    }
  }

  /** Drops all tests of a class. */
  void dropAll(String typeName, String reason) {
    TestClass type = classes.get(typeName);
    if (type != null) {
      List<String> names = type.methods().stream().map(TestMethod::name).toList();
      names.forEach(name -> drop(typeName, name, reason));
    }
  }
}
