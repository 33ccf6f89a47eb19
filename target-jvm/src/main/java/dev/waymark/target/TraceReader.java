package dev.waymark.target;

import dev.waymark.instrument.SiteTable;
import dev.waymark.probe.Operation;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.target.host.Message;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Reads a trace as terms. */
final class TraceReader {
  private final DataInputStream in;
  private final Terms terms;
  private final IntFunction<Symbol> symbols;
  private final EventConditions conditions;
  private final List<Term> nodes = new ArrayList<>();

  TraceReader(DataInputStream in, Terms terms, IntFunction<Symbol> symbols, SiteTable sites) {
    this.in = in;
    this.terms = terms;
    this.symbols = symbols;
    this.conditions = new EventConditions(terms, sites);
  }

  List<Step> read() throws IOException {
    List<Step> path = new ArrayList<>();
    for (int tag = in.readUnsignedByte(); tag != Message.END; tag = in.readUnsignedByte()) {
      if (tag == Message.EVENT) {
        path.add(readEvent());
      } else {
        nodes.add(readNode(tag));
      }
    }
    return path;
  }

  private Step readEvent() throws IOException {
    int outcome = in.readInt();
    int relation = in.readUnsignedByte();
    int left = in.readInt();
    int right = in.readInt();
    long constant = in.readLong();
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

  private Term readNode(int operation) throws IOException {
    return switch (operation) {
      case Operation.SYMBOL -> symbols.apply(in.readInt());
      case Operation.SELECT -> readSelect();
      case Operation.CHOICE -> readChoice();
      default -> readOperator(operation);
    };
  }

  private Term readOperator(int operation) throws IOException {
    int left = in.readInt();
    int right = in.readInt();
    long constant = in.readLong();
    UnaryOperator unary = Operators.unary(operation);
    if (unary != null) {
      return terms.unary(unary, nodes.get(left));
    }
    BinaryOperator binary = Operators.binary(operation);
    return terms.binary(
        binary,
        side(left, constant, Sort.of(binary.left())),
        side(right, constant, Sort.of(binary.right())));
  }

  private Term side(int node, long constant, Sort sort) {
    return node == Message.NO_NODE ? terms.constant(sort, constant) : nodes.get(node);
  }

  /** The last element stands for all other indexes: within bounds there are none. */
  private Term readSelect() throws IOException {
    Sort sort = Sort.of(Kind.of(String.valueOf(in.readChar())));
    Term index = nodes.get(in.readInt());
    int size = in.readInt();
    List<Term> elements = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      elements.add(side(in.readInt(), in.readLong(), sort));
    }
    Term result = elements.get(size - 1);
    for (int i = size - 2; i >= 0; i--) {
      result = terms.ite(isAt(index, i), elements.get(i), result);
    }
    return result;
  }

  private Term readChoice() throws IOException {
    Sort sort = Sort.of(Kind.of(String.valueOf(in.readChar())));
    Term index = nodes.get(in.readInt());
    int position = in.readInt();
    Term written = side(in.readInt(), in.readLong(), sort);
    Term kept = side(in.readInt(), in.readLong(), sort);
    return terms.ite(isAt(index, position), written, kept);
  }

  private Term isAt(Term index, int position) {
    return terms.compare(Relation.EQ, index, terms.intConstant(position));
  }
}
