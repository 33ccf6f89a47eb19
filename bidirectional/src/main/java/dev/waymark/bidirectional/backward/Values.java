package dev.waymark.bidirectional.backward;

import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Cast;
import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.InstanceOf;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.LinkedConstant;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.StringConstant;
import dev.waymark.program.ir.Unary;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.program.ir.Variable;
import dev.waymark.term.Constant;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.Objects;

/** The values of operands and expressions in the state before a statement. */
public final class Values {
  private final Places places;
  private final Terms terms;
  private final Fields fields;

  Values(Places places, Fields fields) {
    this.places = places;
    this.fields = fields;
    this.terms = places.terms();
  }

  public Term of(int level, Operand operand) {
    if (operand instanceof Variable variable) {
      return places.of(Place.Slot.of(level, variable));
    }
    if (operand instanceof NumberConstant number) {
      return terms.constant(Sort.of(number.kind()), number.bits());
    }
    if (operand instanceof NullConstant) {
      return places.none();
    }
    return operand instanceof StringConstant text
        ? places.of(new Place.Literal(text))
        : linked((LinkedConstant) operand);
  }

  private Term linked(LinkedConstant constant) {
    return switch (constant.sort()) {
      case CLASS -> places.of(new Place.Literal(constant));
      case METHOD_TYPE, METHOD_HANDLE -> places.unknown("Ljava/lang/Object;", 1);
      case DYNAMIC -> places.unknown(descriptor(constant.kind()));
    };
  }

  /** The widest type of the kind. */
  static String descriptor(Kind kind) {
    return switch (kind) {
      case INT -> "I";
      case LONG -> "J";
      case FLOAT -> "F";
      case DOUBLE -> "D";
      case REFERENCE -> "Ljava/lang/Object;";
    };
  }

  /** The value of an expression that makes nothing new. */
  Term of(int level, Expression value) {
    if (value instanceof Operand operand) {
      return of(level, operand);
    }
    if (value instanceof Unary unary) {
      return terms.unary(unary.operator(), of(level, unary.operand()));
    }
    if (value instanceof Binary binary) {
      return terms.binary(binary.operator(), of(level, binary.left()), of(level, binary.right()));
    }
    if (value instanceof Cast cast) {
      return of(level, cast.object());
    }
    return value instanceof InstanceOf instance ? instance(level, instance) : read(level, value);
  }

  private Term instance(int level, InstanceOf instance) {
    Term object = of(level, instance.object());
    Term isInstance = places.of(new Place.Instance(instance.type(), object));
    Term both = terms.and(terms.not(isNull(object)), isInstance);
    return terms.ite(both, terms.intConstant(1), terms.intConstant(0));
  }

  Term isNull(Term object) {
    return terms.compare(Relation.EQ, object, places.none());
  }

  private Term read(int level, Expression value) {
    if (value instanceof GetField get) {
      return read(new Place.Field(resolved(get.field()), of(level, get.object())), get.field());
    }
    if (value instanceof GetStatic get) {
      return read(new Place.Static(resolved(get.field())), get.field());
    }
    if (value instanceof GetElement get) {
      Term index = of(level, get.index());
      return places.of(new Place.Element(get.type(), of(level, get.array()), index));
    }
    if (value instanceof ArrayLength length) {
      return places.of(new Place.Length(of(level, length.array())));
    }
    throw new IllegalArgumentException("makes something new: " + value);
  }

  /** What is volatile may have been written by anybody since the last look at it. */
  private Term read(Place place, FieldRef field) {
    return fields.isVolatile(resolved(field))
        ? places.unknown(field.descriptor())
        : places.of(place);
  }

  /** The field under the name of the class that declares it. */
  FieldRef resolved(FieldRef field) {
    return Objects.requireNonNullElse(places.hierarchy().resolve(field), field);
  }

  /** What a field of the type holds once {@code value} is stored there. */
  Term stored(String descriptor, Term value) {
    return switch (descriptor) {
      case "Z" -> terms.binary(BinaryOperator.IAND, value, terms.intConstant(1));
      case "B" -> terms.unary(UnaryOperator.I2B, value);
      case "C" -> terms.unary(UnaryOperator.I2C, value);
      case "S" -> terms.unary(UnaryOperator.I2S, value);
      default -> value;
    };
  }

  /** What an element holds once {@code value} is stored there. */
  Term stored(ElementType type, Term value) {
    return switch (type) {
      case CHAR -> stored("C", value);
      case SHORT -> stored("S", value);
      case BYTE_OR_BOOLEAN -> isBit(value) ? value : places.unknown("B");
      default -> value;
    };
  }

  private static boolean isBit(Term value) {
    return value instanceof Constant constant && (constant.bits() == 0 || constant.bits() == 1);
  }

  /** What a place of the type holds before anybody writes there. */
  Term initial(Kind kind) {
    return kind == Kind.REFERENCE ? places.none() : terms.constant(Sort.of(kind), 0);
  }
}
