package dev.waymark.report.junit;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.report.Inputs;
import dev.waymark.report.JavaTypes;
import dev.waymark.report.Surprises;
import dev.waymark.target.Entry;
import dev.waymark.target.literal.JavaLiterals;
import dev.waymark.target.wire.Observation;
import dev.waymark.target.wire.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The statements of one test, with full names of classes. */
final class TestBody {
  private static final Pattern BOX =
      Pattern.compile(
          "Ljava/lang/(Boolean|Byte|Character|Short|Integer|Long|Float|Double);|[ZBCSIJFD]");

  /** Expressions of objects: strings, constants with their classes, calls. */
  private static final Pattern OBJECT = Pattern.compile("\".*|new .*|([a-z]\\w*\\.)+[A-Z].*");

  private static final String BUILDER = "new StringBuilder(";

  private final String owner;
  private final Entry entry;
  private final TestCase test;
  private final List<String> inputs = new ArrayList<>();
  private final List<String> checks = new ArrayList<>();
  private final Set<String> names = new HashSet<>();

  private TestBody(String owner, Entry entry, TestCase test) {
    this.owner = owner;
    this.entry = entry;
    this.test = test;
    entry.inputs().forEach(input -> names.add(input.name()));
  }

  /**
   * The statements of a test for the class {@code owner}, without semicolons; assertions are called
   * by their simple names.
   */
  static TestSteps of(String owner, Entry entry, TestCase test) {
    TestBody body = new TestBody(owner, entry, test);
    body.addInputs();
    TestCall call = body.testCall();
    body.addChangedInputs();
    return new TestSteps(body.inputs, call, body.checks);
  }

  /** The statements of a test that makes the call, and claims nothing. */
  static TestSteps ofCall(String owner, Entry entry, TestCase test) {
    TestBody body = new TestBody(owner, entry, test);
    body.addInputs();
    return new TestSteps(body.inputs, TestCall.alone(body.call()), List.of());
  }

  private void addInputs() {
    inputs.addAll(new TestInputs(entry, test, names).statements());
    List<String> draws = Inputs.draws(test);
    if (!draws.isEmpty()) {
      inputs.add("dev.waymark.api.Waymark.replay(" + String.join(", ", draws) + ")");
    }
  }

  private TestCall testCall() {
    String call = call();
    Outcome outcome = test.outcome();
    if (outcome.sort() == Outcome.Sort.THREW) {
      return throwing(outcome, call);
    }
    String alone = alone(call, outcome.text());
    if (!test.observations().isEmpty() && outcome.text().isEmpty()) {
      return observed(call, alone);
    }
    if (outcome.text().isEmpty()) {
      return TestCall.alone(alone);
    }
    return returned(outcome, call, alone);
  }

  /** What it returns is compared, and what it has changed in the object that was called. */
  private TestCall returned(Outcome outcome, String call, String alone) {
    if (!test.observations().isEmpty()) {
      ask(entry.inputs().get(0).name());
    }
    if (isTyped(outcome.text(), type())) {
      return new TestCall(comparison(outcome.text(), type(), call), alone);
    }
    // The overloaded assertion for numbers is not meant.
    String name = freeName("actual");
    checks.add(0, equal(outcome.text(), name));
    return new TestCall("Object " + name + " = " + call, alone);
  }

  /** A call that returns as it did, whatever it returns. */
  private String alone(String call, String result) {
    boolean isObject = entry.isConstructor() || type().startsWith("L") || type().startsWith("[");
    return isObject && !result.equals("null")
        ? "assertNotNull(" + call + ")"
        : "assertDoesNotThrow(() -> " + call + ")";
  }

  /** The descriptor of what the entry returns. */
  private String type() {
    return entry.method().descriptor().replaceFirst(".*\\)", "");
  }

  private boolean isVoid() {
    return type().equals("V") && !entry.isConstructor();
  }

  /** Asks the object that the call leaves. */
  private TestCall observed(String call, String alone) {
    String object = isVoid() ? entry.inputs().get(0).name() : freeName("actual");
    ask(object);
    return new TestCall(isVoid() ? call : "var " + object + " = " + call, alone);
  }

  private void ask(String object) {
    for (Observation each : test.observations()) {
      addCheck(each.value(), each.type(), object + "." + each.method() + "()");
    }
  }

  /** A message is worth an assertion only where whoever made it is tested here. */
  private TestCall throwing(Outcome outcome, String call) {
    String message = outcome.failure().message();
    String type = outcome.failure().catchable();
    String assertion = "assertThrows(" + type + ".class, () -> " + call + ")";
    boolean isTold =
        !message.isEmpty()
            && !JavaLiterals.hasIdentity(message)
            && Surprises.isMadeNear(owner, entry, outcome);
    if (!isTold) {
      return TestCall.alone(assertion);
    }
    String name = freeName("thrown");
    checks.add("assertEquals(" + JavaLiterals.string(message) + ", " + name + ".getMessage())");
    return new TestCall(type + " " + name + " = " + assertion, assertion);
  }

  private String call() {
    List<String> names = entry.inputs().stream().map(Entry.Parameter::name).toList();
    String owner = JavaTypes.ofClass(entry.method().ref().owner());
    if (entry.isConstructor()) {
      return "new " + owner + "(" + String.join(", ", names) + ")";
    }
    int receivers = entry.hasReceiver() ? 1 : 0;
    String target = entry.hasReceiver() ? names.get(0) : owner;
    String arguments = String.join(", ", names.subList(receivers, names.size()));
    return target + "." + entry.method().name() + "(" + arguments + ")";
  }

  private void addCheck(String value, String type, String call) {
    if (isTyped(value, type)) {
      checks.add(comparison(value, type, call));
    } else {
      String name = freeName("actual");
      checks.add("Object " + name + " = " + call + ";\n    " + equal(value, name));
    }
  }

  /** Whether assertions can tell which of them is meant. */
  private static boolean isTyped(String value, String type) {
    return value.equals("null") || BOX.matcher(type).matches() || OBJECT.matcher(value).matches();
  }

  private static String comparison(String value, String type, String call) {
    boolean isBoxed = BOX.matcher(type).matches();
    if (value.equals("null")) {
      return "assertNull(" + call + ")";
    }
    if (isBoxed && (value.equals("true") || value.equals("false"))) {
      return (value.equals("true") ? "assertTrue(" : "assertFalse(") + call + ")";
    }
    return equal(value, call);
  }

  private String freeName(String wish) {
    String name = wish;
    while (!names.add(name)) {
      name += "0";
    }
    return name;
  }

  private static String equal(String expected, String actual) {
    if (expected.startsWith(BUILDER)) {
      String text = expected.substring(BUILDER.length(), expected.length() - 1);
      return "assertEquals(" + text + ", " + actual + ".toString())";
    }
    boolean isArray = expected.matches("(?s)new [\\w.]+\\[.*");
    String assertion = isArray ? "assertArrayEquals(" : "assertEquals(";
    return assertion + expected + ", " + actual + ")";
  }

  /** What the call did to its inputs. */
  private void addChangedInputs() {
    List<String> after = test.outcome().arguments();
    for (int i = 0; i < after.size(); i++) {
      if (!after.get(i).isEmpty()) {
        checks.add(equal(after.get(i), entry.inputs().get(i).name()));
      }
    }
  }
}
