package dev.waymark.confirm;

import dev.waymark.confirm.run.Test;
import dev.waymark.report.junit.TestClass;
import dev.waymark.report.junit.TestMethod;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The tests that are kept so far, and those that are not. Classes without tests are left out. */
final class KeptTests {
  private final Map<String, TestClass> classes = new LinkedHashMap<>();
  private final List<Dropped> dropped = new ArrayList<>();

  public KeptTests(List<TestClass> classes) {
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

  void drop(Test test, String reason) {
    drop(test.type().replace('.', '/'), test.method(), reason);
  }

  /** Drops a test, if it is not dropped yet. */
  void drop(String typeName, String method, String reason) {
    TestClass type = classes.get(typeName);
    if (type != null && type.methods().stream().anyMatch(each -> each.name().equals(method))) {
      dropped.add(new Dropped(typeName, method, reason));
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
