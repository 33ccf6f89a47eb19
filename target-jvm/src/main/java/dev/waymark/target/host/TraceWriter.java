package dev.waymark.target.host;

import dev.waymark.probe.Numbering;
import dev.waymark.probe.run.LabelVisit;
import dev.waymark.probe.run.Trace;
import dev.waymark.probe.shadow.ChoiceShadow;
import dev.waymark.probe.shadow.SelectShadow;
import dev.waymark.probe.shadow.Shadow;
import dev.waymark.probe.shadow.SymbolShadow;
import dev.waymark.target.wire.Message;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Sends a trace: each event after the nodes that it needs and no earlier event had, operands before
 * what uses them. Nodes are numbered in the order they are sent. A trace can be sent once.
 */
final class TraceWriter {
  private static final int NO_NODE = Message.NO_NODE;

  private final Trace trace;
  private final Numbering numbering = new Numbering();
  private int visited;

  TraceWriter(Trace trace) {
    this.trace = trace;
  }

  void write(Outgoing out) {
    for (int i = 0; i < trace.size(); i++) {
      visits(i, out);
      send(trace.left(i), out);
      send(trace.right(i), out);
      out.putByte(Message.EVENT);
      out.putInt(trace.outcome(i));
      out.putByte(trace.relation(i));
      out.putInt(number(trace.left(i)));
      out.putInt(number(trace.right(i)));
      out.putLong(trace.constant(i));
    }
    visits(trace.size(), out);
    out.putByte(Message.END);
  }

  /** Sends the visits to labels before event {@code position}. */
  private void visits(int position, Outgoing out) {
    while (visited < trace.visits().size() && trace.visits().get(visited).position() == position) {
      LabelVisit visit = trace.visits().get(visited++);
      for (Shadow shadow : visit.shadows()) {
        send(shadow, out);
      }
      out.putByte(Message.VISIT);
      out.putInt(visit.place());
      for (int i = 0; i < visit.values().length; i++) {
        writeSide(visit.shadows()[i], visit.values()[i], out);
      }
    }
  }

  private int number(@Nullable Shadow shadow) {
    return shadow == null ? NO_NODE : numbering.of(shadow);
  }

  /** Sends a node after its operands; without recursion, for nodes may be deep. */
  private void send(@Nullable Shadow root, Outgoing out) {
    if (root == null || numbering.has(root)) {
      return;
    }
    Deque<Shadow> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Shadow shadow = open.peek();
      if (numbering.has(shadow)) {
        open.pop();
      } else if (!pushOperands(shadow, open)) {
        open.pop();
        writeNode(shadow, out);
        numbering.give(shadow);
      }
    }
  }

  private boolean pushOperands(Shadow shadow, Deque<Shadow> open) {
    int before = open.size();
    push(shadow.left(), open);
    push(shadow.right(), open);
    if (shadow instanceof SelectShadow select) {
      for (int i = 0; i < select.size(); i++) {
        push(select.element(i), open);
      }
    } else if (shadow instanceof ChoiceShadow choice) {
      push(choice.written(), open);
      push(choice.kept(), open);
    }
    return open.size() > before;
  }

  private void push(@Nullable Shadow operand, Deque<Shadow> open) {
    if (operand != null && !numbering.has(operand)) {
      open.push(operand);
    }
  }

  private void writeNode(Shadow shadow, Outgoing out) {
    out.putByte(shadow.operation());
    if (shadow instanceof SymbolShadow symbol) {
      out.putInt(symbol.index());
    } else if (shadow instanceof SelectShadow select) {
      writeSelect(select, out);
    } else if (shadow instanceof ChoiceShadow choice) {
      writeChoice(choice, out);
    } else {
      writeOperator(shadow, out);
    }
  }

  /** Which operands are nodes, then these and the constant. */
  private void writeOperator(Shadow shadow, Outgoing out) {
    out.putInt(number(shadow.left()));
    out.putInt(number(shadow.right()));
    out.putLong(shadow.constant());
  }

  private void writeSelect(SelectShadow select, Outgoing out) {
    out.putChar(select.kind());
    out.putInt(number(select.left()));
    out.putInt(select.size());
    for (int i = 0; i < select.size(); i++) {
      writeSide(select.element(i), select.value(i), out);
    }
  }

  private void writeChoice(ChoiceShadow choice, Outgoing out) {
    out.putChar(choice.kind());
    out.putInt(number(choice.left()));
    out.putInt(choice.position());
    writeSide(choice.written(), choice.writtenValue(), out);
    writeSide(choice.kept(), choice.keptValue(), out);
  }

  private void writeSide(@Nullable Shadow shadow, long value, Outgoing out) {
    out.putInt(number(shadow));
    out.putLong(value);
  }
}
