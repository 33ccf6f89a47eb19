package dev.waymark.explore;

import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Input;
import dev.waymark.target.host.Incoming;
import dev.waymark.target.host.Outgoing;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes down the paths to try, without their terms: an input and a place in its path say enough,
 * and running the input again brings the terms back.
 */
final class Frontier {
  private Frontier() {}

  /** Writes each input and each branch once. */
  static void write(Strategy strategy, Outgoing out) {
    List<Pending> waiting = strategy.waiting();
    Map<Input, Integer> inputs = new LinkedHashMap<>();
    Map<Branch, Integer> branches = new LinkedHashMap<>();
    for (Pending each : waiting) {
      inputs.putIfAbsent(each.base(), inputs.size());
      if (each.aim().branch() != null) {
        branches.putIfAbsent(each.aim().branch(), branches.size());
      }
    }
    out.putInt(inputs.size());
    inputs.keySet().forEach(input -> InputCodec.write(input, out));
    out.putInt(branches.size());
    branches.keySet().forEach(branch -> write(branch, out));
    out.putInt(waiting.size());
    for (Pending each : waiting) {
      Branch branch = each.aim().branch();
      out.putInt(inputs.getOrDefault(each.base(), 0));
      out.putInt(each.length());
      out.putInt(each.outcome());
      out.putInt(each.aim().lane());
      out.putInt(branch == null ? -1 : branches.getOrDefault(branch, 0));
    }
  }

  private static void write(Branch branch, Outgoing out) {
    out.putText(branch.method().owner());
    out.putText(branch.method().name());
    out.putText(branch.method().descriptor());
    out.putInt(branch.instruction());
    out.putInt(branch.subIndex());
    out.putInt(branch.outcome());
    out.putText(branch.label());
  }

  /** Appends what {@link #write} wrote to {@code strategy}, with symbols of {@code terms}. */
  static void read(Incoming in, Terms terms, Strategy strategy) {
    InputCodec codec = new InputCodec(terms);
    List<Input> inputs = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      inputs.add(codec.read(in));
    }
    List<Branch> branches = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      branches.add(readBranch(in));
    }
    for (int left = in.takeInt(); left > 0; left--) {
      Input base = inputs.get(in.takeInt());
      int length = in.takeInt();
      int outcome = in.takeInt();
      int lane = in.takeInt();
      int branch = in.takeInt();
      Aim aim = new Aim(lane, branch < 0 ? null : branches.get(branch));
      strategy.append(new Pending(base, null, length, outcome, aim));
    }
  }

  private static Branch readBranch(Incoming in) {
    MethodRef method = new MethodRef(in.takeText(), in.takeText(), in.takeText());
    return new Branch(method, in.takeInt(), in.takeInt(), in.takeInt(), in.takeText());
  }
}
