package dev.waymark.target.making;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Stubs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds out what stubs may stand for, and what their methods may answer. */
final class StubTypes {
  /** Interfaces of the JDK that code takes from others to call them back. */
  private static final Pattern CALLED_BACK =
      Pattern.compile(
          "java/util/function/\\w+|java/util/Comparator|java/lang/(Runnable|AutoCloseable)"
              + "|java/util/concurrent/(Callable|Executor)|java/io/Closeable|java/time/Clock");

  /** The mark of {@code ? super} among type arguments. */
  private static final Pattern TAKEN = Pattern.compile("(?<=[<;*])-(?=[LT\\[])");

  private final Makers answers;

  /** Stubs whose answers are made by {@code answers}. */
  StubTypes(Makers answers) {
    this.answers = answers;
  }

  /** Stubs for objects of a class of the JDK or of the program; none if nobody wants them. */
  Optional<InputType> find(ClassModel type, String generic) {
    boolean isWanted = answers.isOwn(type.name()) || CALLED_BACK.matcher(type.name()).matches();
    if (!isWanted || !Stubs.canStandFor(type, answers.packageName())) {
      return Optional.empty();
    }
    List<InputType.Answer> found = new ArrayList<>();
    for (MethodModel method : Stubs.methods(type)) {
      found.add(answer(method, generic));
    }
    return Optional.of(new InputType.Stub(type.name(), found));
  }

  private InputType.Answer answer(MethodModel method, String generic) {
    InputTypes types = new InputTypes(TypeVariables.of(method, generic), answers);
    String result = InputTypes.result(method);
    return new InputType.Answer(
        method,
        result.equals("V") ? Optional.empty() : Optional.of(types.of(result)),
        thrown(method),
        new Callbacks(answers, TypeVariables.of(method, given(generic))).of(method));
  }

  /** What is given to a {@code Consumer<? super Row>} is a Row. */
  private static String given(String generic) {
    return TAKEN.matcher(generic).replaceAll("");
  }

  private List<InputType> thrown(MethodModel method) {
    List<InputType> thrown = new ArrayList<>();
    for (String each : method.exceptions()) {
      InputType made = answers.typeOf("L" + each + ";");
      if (!(made instanceof InputType.Missing)) {
        thrown.add(made);
      }
    }
    return thrown;
  }
}
