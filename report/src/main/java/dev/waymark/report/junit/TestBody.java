package dev.waymark.report.junit;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.report.Inputs;
import dev.waymark.report.JavaTypes;
import dev.waymark.report.failure.Surprises;
import dev.waymark.target.Entry;
import dev.waymark.target.literal.JavaLiterals;
import dev.waymark.target.wire.Observation;
import dev.waymark.target.wire.Observation.Subject;
import dev.waymark.target.wire.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The statements of one test, with full names of classes. */
final class TestBody {
  private final String owner;
  private final Entry entry;
  private final TestCase test;
  private final Mocks mocks;
  private final List<String> inputs = new ArrayList<>();
  private final List<String> checks = new ArrayList<>();
  private final List<String> stubChecks = new ArrayList<>();
  private final Set<String> names = new HashSet<>();

  private TestBody(String owner, Entry entry, TestCase test, Mocks mocks) {
    this.owner = owner;
    this.mocks = mocks;
    this.entry = entry;
    this.test = test;
    entry.inputs().forEach(input -> names.add(input.name()));
  }

  /**
   * The statements of a test for the class {@code owner}, without semicolons; assertions are called
   * by their simple names.
   */
  static TestSteps of(String owner, Entry entry, TestCase test, Mocks mocks) {
    TestBody body = new TestBody(owner, entry, test, mocks);
    body.addInputs();
    TestCall call = body.testCall();
    body.addChangedInputs();
    body.checks.addAll(body.stubChecks);
    return new TestSteps(body.inputs, body.isChecked() ? call : call.withoutChecks(), body.checks);
  }

  /** The statements of a test that makes the call, and claims nothing. */
  static TestSteps ofCall(String owner, Entry entry, TestCase test, Mocks mocks) {
    TestBody body = new TestBody(owner, entry, test, mocks);
    body.addInputs();
    return new TestSteps(body.inputs, TestCall.alone(body.call()), List.of());
  }

  private void addInputs() {
    TestInputs making = new TestInputs(entry, test, names, mocks);
    inputs.addAll(making.statements());
    stubChecks.addAll(making.checks());
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
    if (!outcome.text().isEmpty()) {
      return returned(outcome, call, alone);
    }
    for (Observation each : test.observations()) {
      if (each.isSameAsInput()) {
        ask(Subject.INPUT, "");
        return new TestCall(
            "assertSame(" + entry.inputs().get(each.index()).name() + ", " + call + ")", alone);
      }
    }
    boolean isAsked =
        test.observations().stream().anyMatch(each -> each.subject() == Subject.RESULT);
    String object = isAsked ? freeName("actual") : "";
    ask(Subject.RESULT, object);
    ask(Subject.INPUT, "");
    if (isAsked) {
      return new TestCall("var " + object + " = " + call, alone);
    }
    return isVoid() ? new TestCall(call, alone) : TestCall.alone(alone);
  }

  private boolean isChecked() {
    return !checks.isEmpty();
  }

  /** What it returns is compared, and what it has changed. */
  private TestCall returned(Outcome outcome, String call, String alone) {
    ask(Subject.INPUT, "");
    if (ComparingAssertions.isTyped(outcome.text(), type())) {
      return new TestCall(ComparingAssertions.of(outcome.text(), type(), call), alone);
    }
    // The overloaded assertion for numbers is not meant.
    String name = freeName("actual");
    checks.add(0, ComparingAssertions.equal(outcome.text(), name));
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

  /** Asks the result, which has this name, or all inputs. */
  private void ask(Subject subject, String result) {
    for (Observation each : test.observations()) {
      if (each.subject() == subject) {
        String object =
            subject == Subject.RESULT ? result : entry.inputs().get(each.index()).name();
        addCheck(each.value(), each.type(), object + named(each.question()));
      }
    }
  }

  /** A question with the names of inputs. */
  private String named(String question) {
    String named = question;
    for (int i = 0; i < entry.inputs().size(); i++) {
      named = named.replace("{" + i + "}", entry.inputs().get(i).name());
    }
    return named;
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
    if (ComparingAssertions.isTyped(value, type)) {
      checks.add(ComparingAssertions.of(value, type, call));
    } else {
      String name = freeName("actual");
      checks.add(
          "Object " + name + " = " + call + ";\n    " + ComparingAssertions.equal(value, name));
    }
  }

  private String freeName(String wish) {
    String name = wish;
    while (!names.add(name)) {
      name += "0";
    }
    return name;
  }

  /** What the call did to its inputs. */
  private void addChangedInputs() {
    List<String> after = test.outcome().arguments();
    for (int i = 0; i < after.size(); i++) {
      if (!after.get(i).isEmpty()) {
        checks.add(ComparingAssertions.equal(after.get(i), entry.inputs().get(i).name()));
      }
    }
  }
}
