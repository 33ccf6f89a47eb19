package dev.waymark.target.host;

import dev.waymark.target.wire.Observation;
import dev.waymark.target.wire.Observation.Subject;
import dev.waymark.target.wire.RunRequest;
import java.lang.reflect.Executable;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Asks objects before or after a call. Never both in one run: a question may change what it asks
 * for, and tests do not ask before the call.
 */
final class Onlooker {
  /** When it asks. */
  enum Moment {
    BEFORE,
    AFTER
  }

  private final Moment moment;
  private final String testPackage;
  private final StubRecords records;
  private String method = "";
  private boolean isCalledOn;
  private @Nullable Object[] inputs = {};
  private Class<?>[] types = {};
  private @Nullable Object result;
  private Type declared = Object.class;

  Onlooker(Moment moment, RunRequest request) {
    this.moment = moment;
    this.testPackage = request.testPackage();
    this.records = new StubRecords(request.arguments());
  }

  boolean isBefore() {
    return moment == Moment.BEFORE;
  }

  StubRecords records() {
    return records;
  }

  /** The entry is about to be called. */
  void enter(Executable entry, Class<?>[] itsTypes, @Nullable Object[] itsInputs) {
    method = entry.getName();
    isCalledOn = itsTypes.length > entry.getParameterCount();
    inputs = itsInputs;
    types = itsTypes;
    records.mark();
  }

  /** The call has made or returned something that tests cannot compare as it is. */
  void leave(@Nullable Object left, Type type) {
    result = left;
    declared = type;
  }

  /** What all objects say, after a call that returned if it was made. */
  List<Observation> ask() {
    List<Observation> seen = new ArrayList<>();
    ObjectQuestions questions = new ObjectQuestions(testPackage);
    int same = result == null ? -1 : place(result);
    if (same >= 0) {
      seen.add(Observation.sameAs(same));
    } else if (result != null) {
      add(Subject.RESULT, -1, questions.ask(result, declared), seen);
    }
    for (int i = 0; i < inputs.length; i++) {
      Object input = inputs[i];
      if (input != null) {
        add(Subject.INPUT, i, answers(input, i, questions), seen);
      }
    }
    if (!isBefore()) {
      seen.addAll(records.observations(questions, new TestExpressions(testPackage)));
    }
    return seen;
  }

  /** Which of the inputs {@code object} is; -1 if none. */
  private int place(Object object) {
    int place = inputs.length - 1;
    while (place >= 0 && inputs[place] != object) {
      place--;
    }
    return place;
  }

  /** How often stubs were called. */
  List<Observation> counts() {
    return isBefore() ? List.of() : records.counts();
  }

  private List<ObjectQuestions.Answer> answers(Object input, int index, ObjectQuestions questions) {
    if (TellingMembers.isWritten(input)) {
      return questions.ask(input, Object.class);
    }
    boolean isStub = input.getClass().getName().endsWith("WaymarkStub");
    if (TellingMembers.isOfJdk(types[index]) || isStub) {
      return List.of();
    }
    List<ObjectQuestions.Answer> all = new ArrayList<>(questions.ask(input, types[index]));
    if (index == 0 && isCalledOn) {
      all.addAll(questions.askWith(input, types[0], inputs, types, method));
    }
    return all;
  }

  private static void add(
      Subject subject, int index, List<ObjectQuestions.Answer> answers, List<Observation> seen) {
    for (ObjectQuestions.Answer each : answers) {
      seen.add(new Observation(subject, index, -1, each.question(), each.type(), each.value()));
    }
  }
}
