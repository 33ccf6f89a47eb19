package dev.waymark.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.Assertions;
import dev.waymark.program.ClassPath;
import dev.waymark.report.junit.TestCall;
import dev.waymark.report.junit.TestClass;
import dev.waymark.report.junit.TestMethod;
import dev.waymark.report.junit.TestSteps;
import java.nio.charset.Charset;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Tests that pass here and now, but not everywhere and always. */
class ElsewhereTest {
  private static final String PLACE = "dev/waymark/confirm/samples/";

  private final Confirmation confirmation =
      new Confirmation(
          List.of(ClassPath.placeOf(ElsewhereTest.class)),
          Duration.ofSeconds(10),
          1,
          Assertions.ENABLED);

  private static TestMethod test(String name, TestSteps steps) {
    return new TestMethod(name, name + ": x is true, returns 1", Set.of(), Set.of(), steps);
  }

  /** A test that compares what a method of the sample returns. */
  private static TestMethod equal(String method, Object expected) {
    String call = "Clocks." + method + "()";
    String code = "assertEquals(" + expected + ", " + call + ")";
    return test(
        method,
        new TestSteps(
            List.of(), new TestCall(code, "assertDoesNotThrow(() -> " + call + ")"), List.of()));
  }

  private Confirmed confirm(TestMethod... methods) {
    return confirmation.confirm(
        List.of(new TestClass(PLACE + "ClocksWaymarkTest", "", List.of(methods))));
  }

  private static String text(String value) {
    return '"' + value + '"';
  }

  private static String source(Confirmed confirmed) {
    return confirmed.classes().get(0).source().text();
  }

  @Test
  void whatDependsOnTheWorldIsNotAssertedAndTheReasonIsTold() {
    long day = System.currentTimeMillis() / 86_400_000;
    int year = LocalDate.now(ZoneOffset.UTC).getYear();
    Confirmed confirmed =
        confirm(
            equal("day", day + "L"),
            equal("year", year),
            equal("calendarYear", year),
            equal("date", day + "L"),
            equal("elapsed", "0L"),
            equal("isLater", true),
            equal("zone", text(ZoneId.systemDefault().getId())),
            equal("upper", text("title".toUpperCase(Locale.getDefault()))),
            equal("charset", text(Charset.defaultCharset().name())),
            equal("user", text(System.getProperty("user.name"))));
    Map<String, String> reasons = new TreeMap<>();
    confirmed.weakened().forEach(each -> reasons.put(each.method(), each.reason()));
    Map<String, String> expected = new TreeMap<>();
    for (String each : List.of("day", "year", "calendarYear", "date", "elapsed", "isLater")) {
      expected.put(each, "depends on the clock");
    }
    expected.put("zone", "depends on the time zone");
    expected.put("upper", "depends on the locale");
    expected.put("charset", "depends on the default charset");
    expected.put("user", "depends on the user");
    assertEquals(expected, reasons);
    assertEquals(List.of(), confirmed.dropped());
    String source = source(confirmed);
    assertTrue(source.contains("@DisplayName(\"year: returns\")"), source);
    assertTrue(source.contains("assertDoesNotThrow(() -> Clocks.year());"), source);
  }

  /** One of the two orders is found in any JVM. */
  @Test
  void theOrderOfSetsIsNotAsserted() {
    Confirmed confirmed = confirm(equal("first", 1));
    assertEquals(1, confirmed.weakened().size());
    assertEquals(List.of(), confirmed.dropped());
  }

  @Test
  void digitsAndLineSeparatorsMayBeOthers() {
    String line = text(System.lineSeparator().replace("\r", "\\r").replace("\n", "\\n"));
    Confirmed confirmed = confirm(equal("number", text("12")), equal("line", line));
    assertEquals("depends on the locale", confirmed.weakened().get(0).reason());
    assertEquals(
        "depends on the operating system or its environment", confirmed.weakened().get(1).reason());
  }

  @Test
  void theOtherAssertionsOfATestAreKept() {
    long day = System.currentTimeMillis() / 86_400_000;
    TestSteps steps =
        new TestSteps(
            List.of("int unused = 1"),
            new TestCall("var actual = new Clocks()", "assertNotNull(new Clocks())"),
            List.of("assertEquals(" + day + "L, actual.made())", "assertEquals(3, actual.size())"));
    String source = source(confirm(test("made", steps)));
    assertTrue(source.contains("assertEquals(3, actual.size());"), source);
    assertTrue(!source.contains("actual.made()"), source);
  }

  @Test
  void aTestThatEndsOtherwiseElsewhereIsDroppedWithTheReason() {
    TestMethod expiring =
        test(
            "expire",
            new TestSteps(
                List.of(),
                new TestCall(
                    "assertEquals(2030, Clocks.expire(2030))",
                    "assertDoesNotThrow(() -> Clocks.expire(2030))"),
                List.of()));
    Confirmed confirmed = confirm(expiring, equal("year", "2030 > 0 ? Clocks.year() : 0"));
    assertEquals(
        List.of("dropped: expire of ClocksWaymarkTest, depends on the clock"),
        confirmed.dropped().stream().map(Dropped::toString).toList());
  }

  @Test
  void whatIsTheSameEverywhereIsKeptAsItIs() {
    TestMethod longest =
        test("longest", TestSteps.of(List.of("assertEquals(2, Clocks.longest(1, 2))")));
    Confirmed confirmed = confirm(longest);
    assertEquals(List.of(longest), confirmed.classes().get(0).methods());
    assertEquals(List.of(), confirmed.weakened());
  }

  /** A test of a violated assertion is kept if it fails as it should, and only then. */
  @Test
  void aTestThatShouldFailIsKeptIfItDoes() {
    TestMethod fails = failing("fails", "assert Clocks.longest(1, 2) == 1");
    TestMethod passes = failing("passes", "assert Clocks.longest(1, 2) == 2");
    Confirmed confirmed = confirm(fails, passes);
    assertEquals(List.of(fails), confirmed.classes().get(0).methods());
    assertEquals("passes", confirmed.dropped().get(0).method());
  }

  private static TestMethod failing(String name, String statement) {
    return new TestMethod(
        name,
        name,
        Set.of(),
        Set.of(),
        TestSteps.of(List.of(statement)),
        "",
        "java.lang.AssertionError");
  }
}
