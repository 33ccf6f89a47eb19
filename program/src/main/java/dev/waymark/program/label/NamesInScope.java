package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.LocalName;
import java.util.Optional;
import java.util.Set;

/** What names mean before an instruction of a method. */
final class NamesInScope {
  private final MethodModel method;
  private final int instruction;
  private final Set<Local> assigned;

  NamesInScope(MethodModel method, int instruction) {
    this.method = method;
    this.instruction = instruction;
    this.assigned = new Assigned(method.cfg()).before(instruction);
  }

  /** The local variable called {@code name}, with its type, if it has a value here. */
  Optional<Variable> local(String name) {
    for (LocalName each : method.code().names()) {
      Local local = new Local(each.index(), Kind.of(each.descriptor()));
      if (each.name().equals(name)
          && each.start() <= instruction
          && instruction < each.end()
          && assigned.contains(local)) {
        return Optional.of(new Variable(local, each.descriptor()));
      }
    }
    return Optional.empty();
  }

  /** A local variable and the descriptor of its type. */
  record Variable(Local local, String descriptor) {}

  /** The field of the class called {@code name}, if it holds a number that can be read here. */
  Optional<Leaf> field(String name) {
    for (FieldRef field : method.owner().fields()) {
      if (field.name().equals(name) && field.descriptor().length() == 1) {
        if (method.owner().statics().contains(field)) {
          return Optional.of(new Leaf.StaticField(field));
        }
        boolean isReadable = !method.isStatic() && !method.name().equals("<init>");
        return isReadable ? Optional.of(new Leaf.OwnField(field)) : Optional.empty();
      }
    }
    return Optional.empty();
  }
}
