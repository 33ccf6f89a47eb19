package dev.waymark.program.label;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a predicate that a user has written means where it stands. A comparison that would divide by
 * 0 does not hold, and the length of null is -1: nothing is ever thrown.
 */
final class PredicateTyping {
  private static final Map<String, Relation> RELATIONS =
      Map.of(
          "==", Relation.EQ,
          "!=", Relation.NE,
          "<", Relation.LT,
          ">=", Relation.GE,
          ">", Relation.GT,
          "<=", Relation.LE);

  private static final Map<String, String> OPERATORS =
      Map.of("+", "ADD", "-", "SUB", "*", "MUL", "/", "DIV", "%", "REM");

  private static final int HEXADECIMAL = 16;

  private final WrittenLabel label;
  private final NamesInScope variables;

  /** The divisors in the comparison that is looked at. */
  private final List<PredicateValue> divisors = new ArrayList<>();

  private PredicateTyping(WrittenLabel label, NamesInScope variables) {
    this.label = label;
    this.variables = variables;
  }

  /**
   * The formula of {@code label}, where names mean what {@code variables} says.
   *
   * @throws dev.waymark.program.ProgramException if it makes no sense there
   */
  static Formula of(WrittenLabel label, NamesInScope variables) {
    return new PredicateTyping(label, variables).truth(PredicateParser.parse(label));
  }

  private Formula truth(Syntax syntax) {
    return switch (syntax.operator()) {
      case "||" -> new Formula.Or(truth(syntax.part(0)), truth(syntax.part(1)));
      case "&&" -> new Formula.And(truth(syntax.part(0)), truth(syntax.part(1)));
      case "!" -> new Formula.Not(truth(syntax.part(0)));
      default -> RELATIONS.containsKey(syntax.operator()) ? comparison(syntax) : flag(syntax);
    };
  }

  private Formula flag(Syntax syntax) {
    if (syntax.isWord("true") || syntax.isWord("false")) {
      Formula truth = new Formula.Truth();
      return syntax.isWord("true") ? truth : new Formula.Not(truth);
    }
    if (!descriptor(syntax).equals("Z")) {
      throw label.complaint("a condition is needed, not a number");
    }
    return new Formula.Compare(Relation.NE, number(syntax), PredicateValue.of(0));
  }

  private Formula comparison(Syntax syntax) {
    Syntax left = syntax.part(0);
    Syntax right = syntax.part(1);
    Relation relation = relation(syntax.operator());
    if (left.isWord("null") || right.isWord("null")) {
      return absence(left.isWord("null") ? right : left, relation);
    }
    divisors.clear();
    PredicateValue first = number(left);
    PredicateValue second = number(right);
    Kind kind = wider(first.kind(), second.kind());
    Formula result = Formula.compare(relation, widen(first, kind), widen(second, kind));
    for (PredicateValue divisor : divisors) {
      result = new Formula.And(ArithmeticOperators.toZero(Relation.NE, divisor), result);
    }
    return result;
  }

  private static Relation relation(String operator) {
    return Optional.ofNullable(RELATIONS.get(operator)).orElseThrow();
  }

  private Formula absence(Syntax syntax, Relation relation) {
    NamesInScope.Variable variable = local(syntax);
    boolean isEquality = relation == Relation.EQ || relation == Relation.NE;
    if (!isEquality || variable.local().kind() != Kind.REFERENCE) {
      throw label.complaint("only references can be compared with null, by == and !=");
    }
    return new Formula.Compare(
        relation.negated(), new Leaf.Absence(variable.local()), PredicateValue.of(0));
  }

  private PredicateValue number(Syntax syntax) {
    return switch (syntax.operator()) {
      case "" -> word(syntax.word());
      case "." -> member(syntax);
      case "neg" -> ArithmeticOperators.negated(number(syntax.part(0)));
      default -> binary(syntax);
    };
  }

  private PredicateValue binary(Syntax syntax) {
    String name = OPERATORS.get(syntax.operator());
    if (name == null) {
      throw label.complaint(syntax.operator() + " gives no number");
    }
    PredicateValue first = number(syntax.part(0));
    PredicateValue second = number(syntax.part(1));
    Kind kind = wider(first.kind(), second.kind());
    BinaryOperator operator = BinaryOperator.valueOf(letter(kind) + name);
    PredicateValue right = widen(second, kind);
    if (operator.needsDivisorCheck()) {
      divisors.add(right);
    }
    return new PredicateValue.Binary(operator, widen(first, kind), right);
  }

  private PredicateValue word(String word) {
    if (word.charAt(0) == '\'') {
      return PredicateValue.of(character(word));
    }
    if (Character.isDigit(word.charAt(0))) {
      return literal(word);
    }
    Optional<NamesInScope.Variable> local = variables.local(word);
    if (local.isPresent()) {
      if (local.get().local().kind() == Kind.REFERENCE) {
        throw label.complaint(word + " is no number");
      }
      return new Leaf.Slot(local.get().local());
    }
    return field(word);
  }

  private PredicateValue field(String name) {
    return variables
        .field(name)
        .orElseThrow(() -> label.complaint("no variable " + name + " has a value here"));
  }

  private static int character(String word) {
    return word.charAt(word.charAt(1) == '\\' ? 2 : 1);
  }

  private static NumberConstant hexadecimal(String digits) {
    int last = digits.length() - 1;
    return last >= 0 && Character.toLowerCase(digits.charAt(last)) == 'l'
        ? NumberConstant.of(Long.parseUnsignedLong(digits.substring(0, last), HEXADECIMAL))
        : NumberConstant.of(Integer.parseUnsignedInt(digits, HEXADECIMAL));
  }

  private PredicateValue literal(String word) {
    try {
      if (word.startsWith("0x") || word.startsWith("0X")) {
        return new PredicateValue.Literal(hexadecimal(word.substring(2)));
      }
      char last = Character.toLowerCase(word.charAt(word.length() - 1));
      String digits = word.substring(0, word.length() - 1);
      NumberConstant number =
          switch (last) {
            case 'l' -> NumberConstant.of(Long.parseLong(digits));
            case 'f' -> NumberConstant.of(Float.parseFloat(digits));
            case 'd' -> NumberConstant.of(Double.parseDouble(digits));
            default ->
                word.indexOf('.') >= 0
                    ? NumberConstant.of(Double.parseDouble(word))
                    : NumberConstant.of(Integer.decode(word));
          };
      return new PredicateValue.Literal(number);
    } catch (NumberFormatException e) {
      throw label.complaint("not a number: " + word);
    }
  }

  private PredicateValue member(Syntax syntax) {
    if (syntax.part(0).isWord("this")) {
      return field(syntax.word());
    }
    if (syntax.word().equals("length")) {
      NamesInScope.Variable array = local(syntax.part(0));
      if (array.descriptor().startsWith("[")) {
        return new Leaf.Length(array.local());
      }
    }
    throw label.complaint("only fields of this, and lengths of arrays, can be read");
  }

  private NamesInScope.Variable local(Syntax syntax) {
    return variables
        .local(syntax.operator().isEmpty() ? syntax.word() : "")
        .orElseThrow(() -> label.complaint("no variable " + syntax.word() + " has a value here"));
  }

  /** The type of a variable; that of an int if it is none. */
  private String descriptor(Syntax syntax) {
    if (syntax.operator().isEmpty() && variables.local(syntax.word()).isPresent()) {
      return variables.local(syntax.word()).orElseThrow().descriptor();
    }
    return number(syntax) instanceof Leaf leaf ? fieldDescriptor(leaf) : "I";
  }

  private static String fieldDescriptor(Leaf leaf) {
    if (leaf instanceof Leaf.OwnField own) {
      return own.field().descriptor();
    }
    return leaf instanceof Leaf.StaticField other ? other.field().descriptor() : "I";
  }

  private static Kind wider(Kind left, Kind right) {
    return left.compareTo(right) >= 0 ? left : right;
  }

  private static String letter(Kind kind) {
    return kind.name().substring(0, 1);
  }

  private static PredicateValue widen(PredicateValue value, Kind kind) {
    return value.kind() == kind
        ? value
        : new PredicateValue.Unary(
            UnaryOperator.valueOf(letter(value.kind()) + "2" + letter(kind)), value);
  }
}
