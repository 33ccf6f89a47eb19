package dev.waymark.target;

import dev.waymark.instrument.site.LabelPlace;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.probe.shadow.Operation;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.program.label.Leaf;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Message;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Reads a trace as terms. */
final class TraceReader {
  private final Incoming in;
  private final Terms terms;
  private final IntFunction<Symbol> symbols;
  private final EventConditions conditions;
  private final LabelTable labels;
  private final List<Term> nodes = new ArrayList<>();
  private final List<Visit> visits = new ArrayList<>();

  TraceReader(
      Incoming in,
      Terms terms,
      IntFunction<Symbol> symbols,
      EventConditions conditions,
      LabelTable labels) {
    this.in = in;
    this.terms = terms;
    this.symbols = symbols;
    this.conditions = conditions;
    this.labels = labels;
  }

  List<Step> read() {
    List<Step> path = new ArrayList<>();
    for (int tag = in.takeByte(); tag != Message.END; tag = in.takeByte()) {
      if (tag == Message.EVENT) {
        path.add(readEvent());
      } else if (tag == Message.VISIT) {
        visits.add(readVisit(path.size()));
      } else {
        nodes.add(readNode(tag));
      }
    }
    return path;
  }

  /** The visits to places with labels that were {@link #read}. */
  List<Visit> visits() {
    return visits;
  }

  private Visit readVisit(int position) {
    LabelPlace place = labels.place(in.takeInt());
    List<Term> read = new ArrayList<>(place.leaves().size());
    for (Leaf leaf : place.leaves()) {
      read.add(side(in.takeInt(), in.takeLong(), Sort.of(leaf.kind())));
    }
    return new Visit(position, place, read);
  }

  private Step readEvent() {
    int outcome = in.takeInt();
    int relation = in.takeByte();
    int left = in.takeInt();
    int right = in.takeInt();
    long constant = in.takeLong();
    return conditions.step(
        outcome, relation, operand(left, right, constant), operand(right, left, constant));
  }

  /** The node, or the constant of the same sort as the other node. */
  private Term operand(int node, int other, long constant) {
    if (node != Message.NO_NODE) {
      return nodes.get(node);
    }
    return other == Message.NO_NODE
        ? terms.intConstant((int) constant)
        : terms.constant(nodes.get(other).sort(), constant);
  }

  private Term readNode(int operation) {
    return switch (operation) {
      case Operation.SYMBOL -> symbols.apply(in.takeInt());
      case Operation.SELECT -> readSelect();
      case Operation.CHOICE -> readChoice();
      default -> readOperator(operation);
    };
  }

  private Term readOperator(int operation) {
    int left = in.takeInt();
    int right = in.takeInt();
    long constant = in.takeLong();
    UnaryOperator unary = ProbeOperators.unary(operation);
    if (unary != null) {
      return terms.unary(unary, nodes.get(left));
    }
    BinaryOperator binary = ProbeOperators.binary(operation);
    return terms.binary(
        binary,
        side(left, constant, Sort.of(binary.left())),
        side(right, constant, Sort.of(binary.right())));
  }

  private Term side(int node, long constant, Sort sort) {
    return node == Message.NO_NODE ? terms.constant(sort, constant) : nodes.get(node);
  }

  /** The last element stands for all other indexes: within bounds there are none. */
  private Term readSelect() {
    Sort sort = Sort.of(Kind.of(String.valueOf(in.takeChar())));
    Term index = nodes.get(in.takeInt());
    int size = in.takeInt();
    List<Term> elements = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      elements.add(side(in.takeInt(), in.takeLong(), sort));
    }
    Term result = elements.get(size - 1);
    for (int i = size - 2; i >= 0; i--) {
      result = terms.ite(isAt(index, i), elements.get(i), result);
    }
    return result;
  }

  private Term readChoice() {
    Sort sort = Sort.of(Kind.of(String.valueOf(in.takeChar())));
    Term index = nodes.get(in.takeInt());
    int position = in.takeInt();
    Term written = side(in.takeInt(), in.takeLong(), sort);
    Term kept = side(in.takeInt(), in.takeLong(), sort);
    return terms.ite(isAt(index, position), written, kept);
  }

  private Term isAt(Term index, int position) {
    return terms.compare(Relation.EQ, index, terms.intConstant(position));
  }
}
