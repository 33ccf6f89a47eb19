package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.backward.LastWrite;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.call.Members;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import dev.waymark.term.Interval;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who writes a field, where that is known: private and final fields of the program are written by
 * their nest alone. Reflection by others is not considered, and neither are objects read from a
 * stream.
 */
final class FieldWriters {
  private final ClassHierarchy hierarchy;
  private final Map<FieldRef, @Nullable List<Write>> known = new HashMap<>();

  FieldWriters(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** A statement that writes a field. */
  record Write(MethodModel method, int statement) {}

  /** All that writes {@code field}; null if others may. */
  @Nullable List<Write> of(FieldRef field) {
    if (!known.containsKey(field)) {
      known.put(field, isClosed(field) ? find(field) : null);
    }
    return known.get(field);
  }

  /** How long the arrays are that are written to {@code field}; null if that is not known. */
  @Nullable Interval lengths(FieldRef field) {
    List<Write> writes = of(field);
    if (writes == null || writes.isEmpty()) {
      return null;
    }
    long least = Integer.MAX_VALUE;
    long most = 0;
    for (Write write : writes) {
      long length = length(write);
      if (length < 0) {
        return null;
      }
      least = Math.min(least, length);
      most = Math.max(most, length);
    }
    return new Interval(least, most);
  }

  /** The length of the array that a statement writes, made just before; -1 if not known. */
  private static long length(Write write) {
    MethodModel method = write.method();
    Statement statement = method.code().statement(write.statement());
    Operand value =
        statement instanceof PutField put ? put.value() : ((PutStatic) statement).value();
    int made = LastWrite.index(method, write.statement(), value);
    return made >= 0
            && method.code().statement(made) instanceof Assign assign
            && assign.value() instanceof NewArray array
            && LastWrite.value(method, made, array.lengths().get(0))
                instanceof NumberConstant number
        ? number.bits()
        : -1;
  }

  private boolean isClosed(FieldRef field) {
    ClassModel owner = hierarchy.scope().contains(field.owner()) ? owner(field) : null;
    return owner != null
        && (owner.isPrivate(field) || owner.isFinal(field))
        && !owner.isVolatile(field)
        && (owner.statics().contains(field)
            || !hierarchy.mayBeSubtype(owner.name(), "java/io/Serializable"));
  }

  private @Nullable ClassModel owner(FieldRef field) {
    return hierarchy.find(field.owner());
  }

  private @Nullable List<Write> find(FieldRef field) {
    ClassModel owner = owner(field);
    ClassModel host = owner == null ? null : hierarchy.find(owner.nestHost());
    if (host == null) {
      return null;
    }
    List<String> nest = new ArrayList<>(List.of(host.name()));
    nest.addAll(host.nestMembers());
    List<Write> writes = new ArrayList<>();
    for (String name : nest) {
      ClassModel member = hierarchy.find(name);
      if (member == null
          || !member.methods().stream().allMatch(each -> collect(field, each, writes))) {
        return null;
      }
    }
    return writes;
  }

  /** Collects the writes of a method; says whether there can be no others. */
  private boolean collect(FieldRef field, MethodModel method, List<Write> writes) {
    if (!method.hasCode()) {
      return !method.isNative();
    }
    try {
      List<Statement> statements = method.code().statements();
      for (int i = 0; i < statements.size(); i++) {
        FieldRef written = written(statements.get(i));
        if (written != null && written.name().equals(field.name())) {
          FieldRef resolved = hierarchy.resolve(written);
          if (resolved == null) {
            return false;
          }
          if (resolved.equals(field)) {
            writes.add(new Write(method, i));
          }
        } else if (mayWriteAnything(statements.get(i))) {
          return false;
        }
      }
      return true;
    } catch (ProgramException e) {
      return false;
    }
  }

  private static @Nullable FieldRef written(Statement statement) {
    if (statement instanceof PutField put) {
      return put.field();
    }
    return statement instanceof PutStatic put ? put.field() : null;
  }

  /** Whether a method handle may write fields, or the class looks for its fields by name. */
  private static boolean mayWriteAnything(Statement statement) {
    return Members.FIELDS.mayBeFoundBy(statement)
        || (statement instanceof InvokeDynamic linked && Members.FIELDS.areHandedOverBy(linked));
  }
}
