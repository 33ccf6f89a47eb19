package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.LocalName;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Relation;
import org.objectweb.asm.Type;

/**
 * IDC, input domain coverage: the classes of values of each parameter by its type, and the values
 * at the boundaries of the type, when the method is called.
 */
final class DomainLabels implements LabellingFunction {
  private static final String KIND = "IDC";

  @Override
  public void label(MethodModel method, LabelList labels) {
    int local = method.isStatic() ? 0 : 1;
    for (Type type : Type.getArgumentTypes(method.descriptor())) {
      String name = name(method.code(), local);
      new Parameter(name, local, type, labels).label();
      local += type.getSize();
    }
  }

  private static String name(Code code, int local) {
    LocalName name = code.nameOf(local, 0);
    return name == null ? "local" + local : name.name();
  }

  /** A parameter to partition. */
  private record Parameter(String name, int local, Type type, LabelList labels) {
    void label() {
      if (type.getSort() == Type.BOOLEAN) {
        add(Relation.NE, 0, "true");
        add(Relation.EQ, 0, "false");
      } else if (type.getSort() >= Type.ARRAY) {
        reference();
      } else {
        number();
      }
    }

    private void reference() {
      Leaf absence = new Leaf.Absence(new Local(local, Kind.REFERENCE));
      add(new Formula.Compare(Relation.NE, absence, PredicateValue.of(0)), " is null");
      if (type.getSort() == Type.ARRAY) {
        Leaf length = new Leaf.Length(new Local(local, Kind.REFERENCE));
        add(new Formula.Compare(Relation.EQ, length, PredicateValue.of(0)), ".length == 0");
        add(new Formula.Compare(Relation.EQ, length, PredicateValue.of(1)), ".length == 1");
        add(new Formula.Compare(Relation.GT, length, PredicateValue.of(1)), ".length > 1");
      } else {
        add(new Formula.Compare(Relation.EQ, absence, PredicateValue.of(0)), " is not null");
      }
    }

    private void number() {
      PredicateValue value = value();
      if (type.getSort() != Type.CHAR) {
        add(ArithmeticOperators.toZero(Relation.LT, value), " < 0");
      }
      add(ArithmeticOperators.toZero(Relation.EQ, value), " == 0");
      add(ArithmeticOperators.toZero(Relation.GT, value), " > 0");
      switch (type.getSort()) {
        case Type.BYTE -> bounds(Byte.MIN_VALUE, Byte.MAX_VALUE);
        case Type.SHORT -> bounds(Short.MIN_VALUE, Short.MAX_VALUE);
        case Type.CHAR -> add(Relation.EQ, Character.MAX_VALUE, "MAX_VALUE");
        case Type.INT -> bounds(Integer.MIN_VALUE, Integer.MAX_VALUE);
        case Type.LONG -> bounds(Long.MIN_VALUE, Long.MAX_VALUE);
        default -> add(new Formula.Not(Formula.compare(Relation.EQ, value, value)), " is NaN");
      }
    }

    private void bounds(long min, long max) {
      add(Relation.EQ, min, "MIN_VALUE");
      add(Relation.EQ, max, "MAX_VALUE");
      add(Relation.EQ, -1, "-1");
      add(Relation.EQ, 1, "1");
    }

    private PredicateValue value() {
      return new Leaf.Slot(new Local(local, Kind.of(type.getDescriptor())));
    }

    private void add(Relation relation, long number, String text) {
      Kind kind = Kind.of(type.getDescriptor());
      PredicateValue constant = new PredicateValue.Literal(new NumberConstant(kind, number));
      add(Formula.compare(relation, value(), constant), " is " + text);
    }

    private void add(Formula formula, String text) {
      labels.add(KIND, Label.ENTRY, formula, name + text);
    }
  }
}
