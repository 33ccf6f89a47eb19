package dev.waymark.explore.input;

import dev.waymark.program.MethodModel;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.Statement;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which fields methods read and change, callees included. It looks through collections of the JDK:
 * {@code accounts.put(..)} changes {@code accounts}. A guess, for the order in which things are
 * tried, and never for a proof. Linear in the code of the methods that are asked for.
 */
public final class StateFlow {
  private static final int MOST_METHODS = 200;

  /** Methods of the JDK with such names leave their object as it is. */
  private static final Pattern READING =
      Pattern.compile(
          "(get|contains|is|has|equals|hashCode|compare|to|as|index|last|first|peek|size|length"
              + "|iterator|stream|values|keySet|entrySet|forEach|between|plus|minus|multiply|charAt"
              + "|element|format|test|apply|accept|name|ordinal).*");

  private final CallGraph calls;
  private final Map<MethodModel, Effects> known = new HashMap<>();

  public StateFlow(CallGraph calls) {
    this.calls = calls;
  }

  /** What a method reads and changes: names of fields with their types. */
  public record Effects(Set<String> reads, Set<String> writes) {
    static Effects none() {
      return new Effects(new LinkedHashSet<>(), new LinkedHashSet<>());
    }

    void add(Effects other) {
      reads.addAll(other.reads);
      writes.addAll(other.writes);
    }
  }

  /** What {@code method} and the methods of the program that it may call do. */
  public Effects of(MethodModel method) {
    Effects all = Effects.none();
    Set<MethodModel> seen = new LinkedHashSet<>(Set.of(method));
    Deque<MethodModel> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      MethodModel next = open.remove();
      all.add(known.computeIfAbsent(next, StateFlow::own));
      for (MethodModel callee : calls.callees(next)) {
        if (seen.size() < MOST_METHODS && isOfProgram(callee) && seen.add(callee)) {
          open.add(callee);
        }
      }
    }
    return all;
  }

  private boolean isOfProgram(MethodModel method) {
    return method.hasCode() && calls.hierarchy().scope().contains(method.ref().owner());
  }

  private static Effects own(MethodModel method) {
    Scan scan = new Scan();
    if (method.hasCode()) {
      method.code().statements().forEach(scan::step);
    }
    return scan.effects;
  }

  /** Goes through statements in the order of the code, and knows which field a slot came from. */
  private static final class Scan {
    final Effects effects = Effects.none();
    private final Map<Operand, String> origins = new HashMap<>();

    void step(Statement statement) {
      if (statement instanceof Assign assign) {
        assign(assign);
      } else if (statement instanceof PutField put) {
        effects.writes.add(key(put.field()));
      } else if (statement instanceof PutElement put) {
        change(put.array());
      } else if (statement instanceof Invoke call) {
        call(call);
      }
    }

    private void assign(Assign assign) {
      String origin = origin(assign.value());
      if (origin == null) {
        origins.remove(assign.target());
      } else {
        origins.put(assign.target(), origin);
      }
    }

    private @Nullable String origin(Expression value) {
      if (value instanceof GetField get) {
        effects.reads.add(key(get.field()));
        return key(get.field());
      }
      if (value instanceof GetElement element) {
        return origins.get(element.array());
      }
      return value instanceof Operand operand ? origins.get(operand) : null;
    }

    /** What a collection of the JDK gives out is part of it. */
    private void call(Invoke call) {
      Operand receiver = call.receiver();
      boolean isOfJdk = call.method().owner().startsWith("java/");
      if (receiver != null && isOfJdk && !READING.matcher(call.name()).matches()) {
        change(receiver);
      }
      String origin = receiver == null || !isOfJdk ? null : origins.get(receiver);
      if (call.result() != null) {
        if (origin == null) {
          origins.remove(call.result());
        } else {
          origins.put(call.result(), origin);
        }
      }
    }

    private void change(Operand object) {
      String origin = origins.get(object);
      if (origin != null) {
        effects.writes.add(origin);
      }
    }

    private static String key(FieldRef field) {
      return field.name() + " " + field.descriptor();
    }
  }
}
