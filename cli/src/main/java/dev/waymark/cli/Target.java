package dev.waymark.cli;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import java.util.List;

/**
 * What a user points at: {@code CLASS} means all its methods that have code, {@code CLASS#METHOD}
 * one, with its descriptor where the name is overloaded.
 */
record Target(String text) {
  /**
   * The methods meant, in the order of the class file.
   *
   * @throws ProgramException if there is no such class or method, or more than one
   */
  List<MethodModel> methods(Program program) {
    int hash = text.indexOf('#');
    if (hash < 0) {
      return withCode(program.require(checked(text)));
    }
    ClassModel owner = program.require(checked(text.substring(0, hash)));
    return List.of(owner.require(checked(text.substring(hash + 1))));
  }

  /**
   * The class meant.
   *
   * @throws ProgramException if there is no such class
   */
  ClassModel type(Program program) {
    return program.require(checked(text));
  }

  private String checked(String part) {
    if (part.isBlank()) {
      throw new ProgramException("not a target: '" + text + "' (write CLASS or CLASS#METHOD)");
    }
    return part;
  }

  private static List<MethodModel> withCode(ClassModel owner) {
    List<MethodModel> methods = owner.methods().stream().filter(MethodModel::hasCode).toList();
    if (methods.isEmpty()) {
      throw new ProgramException(
          "no method of " + owner + " has code (choose a class that implements it)");
    }
    return methods;
  }
}
