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
  private final List<String> statements = new ArrayList<>();
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
  static List<String> of(String owner, Entry entry, TestCase test) {
    TestBody body = new TestBody(owner, entry, test);
    body.addInputs();
    body.addCall();
    body.addChangedInputs();
    return body.statements;
  }

  private void addInputs() {
    List<String> expressions = Inputs.expressions(entry, test);
    for (int i = 0; i < expressions.size(); i++) {
      Entry.Parameter input = entry.inputs().get(i);
      statements.add(JavaTypes.of(input) + " " + input.name() + " = " + expressions.get(i));
    }
    List<String> draws = Inputs.draws(test);
    if (!draws.isEmpty()) {
      statements.add("dev.waymark.api.Waymark.replay(" + String.join(", ", draws) + ")");
    }
  }

  private void addCall() {
    String call = call();
    Outcome outcome = test.outcome();
    if (outcome.sort() == Outcome.Sort.THREW) {
      addThrows(outcome, call);
    } else if (test.observations().isEmpty()) {
      addAssertion(outcome.text(), type(), call);
    } else {
      addObservations(call);
    }
  }

  /** The descriptor of what the entry returns. */
  private String type() {
    return entry.method().descriptor().replaceFirst(".*\\)", "");
  }

  private boolean isVoid() {
    return type().equals("V") && !entry.isConstructor();
  }

  /** Asks the object that the call leaves. */
  private void addObservations(String call) {
    String object = isVoid() ? entry.inputs().get(0).name() : freeName("actual");
    statements.add(isVoid() ? call : "var " + object + " = " + call);
    for (Observation each : test.observations()) {
      addAssertion(each.value(), each.type(), object + "." + each.method() + "()");
    }
  }

  /** A message is worth an assertion only where whoever made it is tested here. */
  private void addThrows(Outcome outcome, String call) {
    String message = outcome.failure().message();
    String type = outcome.failure().catchable();
    String assertion = "assertThrows(" + type + ".class, () -> " + call + ")";
    boolean isTold =
        !message.isEmpty()
            && !JavaLiterals.hasIdentity(message)
            && Surprises.isMadeNear(owner, entry, outcome);
    if (!isTold) {
      statements.add(assertion);
      return;
    }
    String name = freeName("thrown");
    statements.add(type + " " + name + " = " + assertion);
    statements.add("assertEquals(" + JavaLiterals.string(message) + ", " + name + ".getMessage())");
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

  private void addAssertion(String result, String type, String call) {
    boolean isBoxed = BOX.matcher(type).matches();
    if (result.isEmpty()) {
      statements.add(isVoid() ? "assertDoesNotThrow(() -> " + call + ")" : notNull(call));
    } else if (result.equals("null")) {
      statements.add("assertNull(" + call + ")");
    } else if (isBoxed && (result.equals("true") || result.equals("false"))) {
      statements.add((result.equals("true") ? "assertTrue(" : "assertFalse(") + call + ")");
    } else if (isBoxed || OBJECT.matcher(result).matches()) {
      statements.add(equal(result, call));
    } else {
      // The overloaded assertion for numbers is not meant.
      String name = freeName("actual");
      statements.add("Object " + name + " = " + call);
      statements.add(equal(result, name));
    }
  }

  private static String notNull(String call) {
    return "assertNotNull(" + call + ")";
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
        statements.add(equal(after.get(i), entry.inputs().get(i).name()));
      }
    }
  }
}
