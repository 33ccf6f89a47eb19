package dev.waymark.bidirectional.backward;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import java.util.HashMap;
import java.util.Map;

/** What declarations say of fields. */
final class Fields {
  /** Since this release, the virtual machine lets initializers alone write final fields. */
  private static final int STRICT = 9;

  private static final String SYSTEM = "java/lang/System";
  private static final String REFERENCES = "java/lang/ref/";

  private final ClassHierarchy hierarchy;
  private final Map<FieldRef, Boolean> isFixed = new HashMap<>();

  Fields(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * Whether only constructors of its object write the field, or only the initializer of its class,
   * if it is static: it is final. Reflection is not considered; the streams of System are changed
   * otherwise.
   */
  boolean isFixed(FieldRef field) {
    return isFixed.computeIfAbsent(field, this::findFixed);
  }

  private boolean findFixed(FieldRef field) {
    ClassModel owner = hierarchy.find(field.owner());
    return owner != null
        && owner.isFinal(field)
        && !field.owner().equals(SYSTEM)
        && (owner.release() >= STRICT
            || owner.methods().stream().noneMatch(each -> writes(each, field)));
  }

  private boolean writes(MethodModel method, FieldRef field) {
    if (!method.hasCode() || method.name().startsWith("<")) {
      return false;
    }
    try {
      return method.code().statements().stream().anyMatch(each -> writes(each, field));
    } catch (ProgramException e) {
      return true;
    }
  }

  private static boolean writes(Statement statement, FieldRef field) {
    return (statement instanceof PutField put && put.field().name().equals(field.name()))
        || (statement instanceof PutStatic store && store.field().name().equals(field.name()));
  }

  /**
   * Whether any read may see anything: the field is meant for several threads, or the garbage
   * collector writes it.
   */
  boolean isVolatile(FieldRef field) {
    ClassModel owner = hierarchy.find(field.owner());
    return owner != null && (owner.isVolatile(field) || field.owner().startsWith(REFERENCES));
  }

  /** Whether it is known which class declares the field. */
  boolean isKnown(FieldRef field) {
    return hierarchy.resolve(field) != null;
  }
}
