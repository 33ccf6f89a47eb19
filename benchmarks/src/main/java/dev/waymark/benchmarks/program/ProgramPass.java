package dev.waymark.benchmarks.program;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** One pass over a library: models are built and counted, and what fails is noted. */
final class ProgramPass {
  private final MeasuredLibrary library;
  private final ToIntFunction<MethodModel> builder;
  private final List<String> failures = new ArrayList<>();
  private int methods;
  private long statements;

  ProgramPass(MeasuredLibrary library, ToIntFunction<MethodModel> builder) {
    this.library = library;
    this.builder = builder;
  }

  void run() {
    Program program = new Program(library.source());
    for (String name : library.classes()) {
      attempt(Names.internal(name), () -> visit(program.require(name)));
    }
  }

  private void visit(ClassModel model) {
    for (MethodModel method : model.methods()) {
      if (method.hasCode()) {
        methods++;
        attempt(method.toString(), () -> statements += builder.applyAsInt(method));
      }
    }
  }

  /** Notes bugs of the model too, so that one does not hide what follows. */
  private void attempt(String what, Runnable step) {
    try {
      step.run();
    } catch (RuntimeException | StackOverflowError e) {
      failures.add(what + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  int methods() {
    return methods;
  }

  long statements() {
    return statements;
  }

  /** The class or method that failed, and why, a line each. */
  List<String> failures() {
    return failures;
  }
}
