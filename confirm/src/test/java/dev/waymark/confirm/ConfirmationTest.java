package dev.waymark.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.Assertions;
import dev.waymark.program.ClassPath;
import dev.waymark.report.junit.TestClass;
import dev.waymark.report.junit.TestMethod;
import dev.waymark.report.junit.TestSteps;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfirmationTest {
  private static final String PLACE = "dev/waymark/confirm/samples/";
  private static final String PASSES = "assertEquals(4, Counter.twice(2))";

  private final Confirmation confirmation =
      new Confirmation(
          List.of(ClassPath.placeOf(ConfirmationTest.class)),
          Duration.ofSeconds(10),
          1,
          Assertions.ENABLED);

  private static TestMethod test(String name, String... statements) {
    return new TestMethod(
        name, name, Set.of(), Set.of("java.lang.Exception"), TestSteps.of(List.of(statements)));
  }

  private static TestClass type(TestMethod... methods) {
    return new TestClass(PLACE + "CounterWaymarkTest", "", List.of(methods));
  }

  private Confirmed confirm(TestMethod... methods) {
    return confirmation.confirm(List.of(type(methods)));
  }

  private static List<String> kept(Confirmed confirmed) {
    List<String> names = new ArrayList<>();
    confirmed.classes().forEach(type -> type.methods().forEach(test -> names.add(test.name())));
    return names;
  }

  @Test
  void testsThatPassAreKept() {
    Confirmed confirmed = confirm(test("a", PASSES), test("b", "assertTrue(true)"));
    assertEquals(
        List.of(type(test("a", PASSES), test("b", "assertTrue(true)"))), confirmed.classes());
    assertEquals(List.of(), confirmed.dropped());
    assertEquals("", confirmed.doubt());
  }

  @Test
  void aTestThatFailsIsDroppedWithItsReason() {
    Confirmed confirmed =
        confirm(test("a", PASSES), test("b", "assertEquals(5, Counter.twice(2))"));
    assertEquals(List.of("a"), kept(confirmed));
    assertEquals(
        "dropped: b of CounterWaymarkTest, assertion failed: expected: <5> but was: <4>",
        confirmed.dropped().get(0).toString());
  }

  @Test
  void importsOfDroppedTestsAreDropped() {
    TestMethod fails = test("b", "java.util.List<String> list = null", "assertNull(list.get(0))");
    Confirmed confirmed = confirm(test("a", PASSES), fails);
    String source = confirmed.classes().get(0).source().text();
    assertFalse(source.contains("java.util.List"), source);
    assertFalse(source.contains("assertNull"), source);
    String reason = confirmed.dropped().get(0).reason();
    assertTrue(reason.startsWith("throws java.lang.NullPointerException"), reason);
  }

  /** Errors of types, of flow, and of syntax are found in different phases. */
  @Test
  void testsThatDoNotCompileAreDropped() {
    Confirmed confirmed =
        confirm(
            test("type", "int a = \"text\""),
            test("a", PASSES),
            test("flow", "int a", "assertEquals(0, a)"),
            test("syntax", "int = 1"),
            test("unknown", "assertEquals(1, Counter.thrice(1))"));
    assertEquals(List.of("a"), kept(confirmed));
    assertEquals(4, confirmed.dropped().size());
    for (Dropped each : confirmed.dropped()) {
      assertTrue(each.reason().startsWith("does not compile: "), each.toString());
    }
  }

  @Test
  void aTestSuppressesItsWarnings() {
    Confirmed confirmed =
        confirm(
            test(
                "raw",
                "java.util.List list = new java.util.ArrayList<String>()",
                "java.util.List other = list",
                "assertEquals(other.size(), Counter.old())"),
            test("a", PASSES));
    assertEquals(List.of("raw", "a"), kept(confirmed), confirmed.dropped().toString());
    assertEquals(
        Set.of("rawtypes", "deprecation"),
        confirmed.classes().get(0).methods().get(0).suppressed());
    assertEquals(Set.of(), confirmed.classes().get(0).methods().get(1).suppressed());
  }

  /** It fails only if a certain test is before it and none of several others is between them. */
  @Test
  void testsThatDependOnFewOrdersAreDropped() {
    List<TestMethod> tests = new ArrayList<>();
    tests.add(test("order", "assertEquals(\"x\", Counter.first(\"x\"))"));
    tests.add(test("breaks", "Counter.mark(1)"));
    tests.add(test("seesIt", "assertNotEquals(1, Counter.marked())"));
    for (int i = 2; i < 10; i++) {
      tests.add(test("mends" + i, "Counter.mark(" + i + ")"));
    }
    tests.add(test("another", "assertEquals(\"y\", Counter.first(\"y\"))"));
    Confirmed confirmed = confirm(tests.toArray(TestMethod[]::new));
    assertFalse(kept(confirmed).contains("seesIt"), confirmed.dropped().toString());
    assertTrue(kept(confirmed).contains("breaks"), confirmed.dropped().toString());
  }

  @Test
  void aTestThatDisturbsSeveralOthersIsDroppedInTheirPlace() {
    List<TestMethod> tests = new ArrayList<>();
    tests.add(test("breaks", "Counter.mark(1)"));
    for (int i = 2; i < 8; i++) {
      tests.add(test("sees" + i, "assertEquals(" + i + ", " + i + " + Counter.marked())"));
    }
    Confirmed confirmed = confirm(tests.toArray(TestMethod[]::new));
    assertEquals(6, kept(confirmed).size(), confirmed.dropped().toString());
    assertEquals(List.of(), confirmed.weakened());
    String reason = confirmed.dropped().get(0).toString();
    assertTrue(
        reason.startsWith("dropped: breaks of CounterWaymarkTest, others fail after it"), reason);
  }

  @Test
  void testsThatDependOnOthersAreDropped() {
    Confirmed confirmed =
        confirm(
            test("first", "assertEquals(1, Counter.increment())"),
            test("second", "assertEquals(2, Counter.increment())"),
            test("a", PASSES));
    assertEquals(List.of("a"), kept(confirmed));
    for (Dropped each : confirmed.dropped()) {
      assertTrue(each.reason().matches("passes \\d+ times of \\d+: .*"), each.toString());
    }
  }

  @Test
  void testsThatEndTheJvmAreDroppedAndTheOthersGoOn() {
    Confirmed confirmed = confirm(test("a", PASSES), test("exit", "Counter.exit()"));
    assertEquals(List.of("a"), kept(confirmed));
    assertEquals("ends the JVM, with exit code 0", confirmed.dropped().get(0).reason());
  }

  @Test
  void testsThatDoNotEndAreDroppedAndTheOthersGoOn() {
    Confirmation impatient =
        new Confirmation(confirmation.classPath(), Duration.ofSeconds(3), 1, Assertions.ENABLED);
    Confirmed confirmed =
        impatient.confirm(
            List.of(type(test("a", PASSES), test("forever", "Counter.waitForever()"))));
    assertEquals(List.of("a"), kept(confirmed));
    assertEquals("does not end within 3 s", confirmed.dropped().get(0).reason());
  }

  /** With this seed, the test that fails comes before the one that waits. */
  @Test
  void whatFailedBeforeTimeWasUpIsDropped(@TempDir Path folder) throws InterruptedException {
    Path mark = folder.resolve("mark");
    String marks = "java.nio.file.Files.writeString(java.nio.file.Path.of(\"" + mark + "\"), \"\")";
    TestClass tests =
        type(
            test("a", PASSES),
            test("fails", "assertEquals(5, Counter.twice(2))"),
            test("waits", marks, "Counter.waitForever()"));
    List<Confirmed> confirmed = new ArrayList<>();
    Thread thread = new Thread(() -> confirmed.add(confirmation.confirm(List.of(tests))));
    thread.start();
    while (thread.isAlive() && !Files.exists(mark)) {
      Thread.sleep(10);
    }
    thread.interrupt();
    thread.join();
    assertEquals("time was up", confirmed.get(0).doubt());
    assertEquals(List.of("a", "waits"), kept(confirmed.get(0)));
  }

  @Test
  void testsHaveNoInputAndAnEmptyFolder() {
    Confirmed confirmed =
        confirm(
            test("input", "assertEquals(-1, Counter.input())"),
            test("files", "assertEquals(0, Counter.filesAround())"));
    assertEquals(List.of(), confirmed.dropped());
  }

  @Test
  void aClassWithoutTestsIsLeftOut() {
    assertEquals(List.of(), confirm(test("b", "assertTrue(false)")).classes());
    assertEquals(List.of(), confirm().classes());
  }

  @Test
  void classesAreConfirmedTogether() {
    TestClass other = new TestClass(PLACE + "OtherWaymarkTest", "", List.of(test("a", PASSES)));
    TestClass broken = new TestClass(PLACE + "Broken", "", List.of(test("b", "int a = true")));
    Confirmed confirmed = confirmation.confirm(List.of(type(test("a", PASSES)), broken, other));
    assertEquals(List.of(type(test("a", PASSES)), other), confirmed.classes());
  }

  @Test
  void eachTestClassOfAFileIsTheFirstOnce() {
    List<TestClass> classes = new ArrayList<>();
    for (String name : List.of("", "_A", "_B", "_C", "_D")) {
      classes.add(
          new TestClass(
              PLACE + "Counter" + name + "WaymarkTest",
              "",
              List.of(test("own" + name, "assertNotNull(Counter.first(\"" + name + ".\"))"))));
    }
    List<TestMethod> wrong = new ArrayList<>();
    for (String name : List.of("_A", "_B", "_C", "_D")) {
      wrong.add(
          test(
              "not" + name,
              "if (Counter.first(\"x\").equals(\"" + name + ".\")) throw new AssertionError()"));
    }
    classes.set(0, type(wrong.toArray(new TestMethod[0])));
    Confirmed confirmed = confirmation.confirm(classes);
    assertEquals(
        List.of("not_A", "not_B", "not_C", "not_D"),
        confirmed.dropped().stream().map(Dropped::method).sorted().toList());
  }

  @Test
  void withoutACompilerAllTestsAreKept() {
    List<TestClass> classes = List.of(type(test("b", "assertTrue(false)")));
    Confirmed confirmed = confirmation.confirm(new SurvivingTests(classes), null, null);
    assertEquals(classes, confirmed.classes());
    assertTrue(confirmed.doubt().contains("no compiler"));
  }
}
