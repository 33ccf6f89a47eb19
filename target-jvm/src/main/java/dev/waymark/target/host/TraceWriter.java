package dev.waymark.target.host;

import dev.waymark.probe.Choice;
import dev.waymark.probe.Select;
import dev.waymark.probe.Shadow;
import dev.waymark.probe.Symbol;
import dev.waymark.probe.Trace;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Sends a trace: each event after the nodes that it needs and no earlier event had, operands before
 * what uses them. Nodes are numbered in the order they are sent.
 */
final class TraceWriter {
  private static final int NO_NODE = Message.NO_NODE;

  private final Trace trace;
  private final IdentityHashMap<Shadow, Integer> sent = new IdentityHashMap<>();

  TraceWriter(Trace trace) {
    this.trace = trace;
  }

  void write(DataOutputStream out) throws IOException {
    for (int i = 0; i < trace.size(); i++) {
      send(trace.left(i), out);
      send(trace.right(i), out);
      out.writeByte(Message.EVENT);
      out.writeInt(trace.outcome(i));
      out.writeByte(trace.relation(i));
      out.writeInt(number(trace.left(i)));
      out.writeInt(number(trace.right(i)));
      out.writeLong(trace.constant(i));
    }
    out.writeByte(Message.END);
  }

  private int number(@Nullable Shadow shadow) {
    return shadow == null ? NO_NODE : Objects.requireNonNull(sent.get(shadow));
  }

  /** Sends a node after its operands; without recursion, for nodes may be deep. */
  private void send(@Nullable Shadow root, DataOutputStream out) throws IOException {
    if (root == null || sent.containsKey(root)) {
      return;
    }
    Deque<Shadow> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      Shadow shadow = open.peek();
      if (sent.containsKey(shadow)) {
        open.pop();
      } else if (!pushOperands(shadow, open)) {
        open.pop();
        sent.put(shadow, sent.size());
        writeNode(shadow, out);
      }
    }
  }

  private boolean pushOperands(Shadow shadow, Deque<Shadow> open) {
    int before = open.size();
    push(shadow.left(), open);
    push(shadow.right(), open);
    if (shadow instanceof Select select) {
      for (int i = 0; i < select.size(); i++) {
        push(select.element(i), open);
      }
    } else if (shadow instanceof Choice choice) {
      push(choice.written(), open);
      push(choice.kept(), open);
    }
    return open.size() > before;
  }

  private void push(@Nullable Shadow operand, Deque<Shadow> open) {
    if (operand != null && !sent.containsKey(operand)) {
      open.push(operand);
    }
  }

  private void writeNode(Shadow shadow, DataOutputStream out) throws IOException {
    out.writeByte(shadow.operation());
    if (shadow instanceof Symbol symbol) {
      out.writeInt(symbol.index());
    } else if (shadow instanceof Select select) {
      writeSelect(select, out);
    } else if (shadow instanceof Choice choice) {
      writeChoice(choice, out);
    } else {
      writeOperator(shadow, out);
    }
  }

  /** Which operands are nodes, then these and the constant. */
  private void writeOperator(Shadow shadow, DataOutputStream out) throws IOException {
    out.writeInt(number(shadow.left()));
    out.writeInt(number(shadow.right()));
    out.writeLong(shadow.constant());
  }

  private void writeSelect(Select select, DataOutputStream out) throws IOException {
    out.writeChar(select.kind());
    out.writeInt(number(select.left()));
    out.writeInt(select.size());
    for (int i = 0; i < select.size(); i++) {
      writeSide(select.element(i), select.value(i), out);
    }
  }

  private void writeChoice(Choice choice, DataOutputStream out) throws IOException {
    out.writeChar(choice.kind());
    out.writeInt(number(choice.left()));
    out.writeInt(choice.position());
    writeSide(choice.written(), choice.writtenValue(), out);
    writeSide(choice.kept(), choice.keptValue(), out);
  }

  private void writeSide(@Nullable Shadow shadow, long value, DataOutputStream out)
      throws IOException {
    out.writeInt(number(shadow));
    out.writeLong(value);
  }
}
