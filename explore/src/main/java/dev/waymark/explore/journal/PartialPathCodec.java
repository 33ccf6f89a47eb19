package dev.waymark.explore.journal;

import dev.waymark.explore.search.Aim;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Strategy;
import dev.waymark.explore.search.Trail;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Input;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes down the paths to try, without their terms: an input and a place in its path say enough,
 * and running the input again brings the terms back.
 */
public final class PartialPathCodec {
  private PartialPathCodec() {}

  public static void write(Strategy strategy, Outgoing out) {
    write(strategy.waiting(), out);
    strategy.write(out);
  }

  /** Writes each input and each branch once. */
  public static void write(List<PartialPath> waiting, Outgoing out) {
    Map<Input, Integer> inputs = new LinkedHashMap<>();
    Map<Branch, Integer> branches = new LinkedHashMap<>();
    Trails trails = new Trails();
    for (PartialPath each : waiting) {
      inputs.putIfAbsent(each.base(), inputs.size());
      for (Branch branch : branches(each.aim())) {
        branches.putIfAbsent(branch, branches.size());
      }
      trails.add(each.trail());
    }
    trails.forEachBranch(branch -> branches.putIfAbsent(branch, branches.size()));
    out.putInt(inputs.size());
    inputs.keySet().forEach(input -> InputCodec.write(input, out));
    out.putInt(branches.size());
    branches.keySet().forEach(branch -> write(branch, out));
    trails.write(out, branch -> number(branch, branches));
    out.putInt(waiting.size());
    for (PartialPath each : waiting) {
      out.putInt(inputs.getOrDefault(each.base(), 0));
      out.putInt(trails.number(each.trail()));
      out.putInt(each.length());
      out.putInt(each.outcome());
      out.putInt(each.aim().lane());
      out.putInt(number(each.aim().branch(), branches));
      out.putInt(number(each.aim().context(), branches));
    }
  }

  private static List<Branch> branches(Aim aim) {
    return Stream.of(Optional.ofNullable(aim.branch()), Optional.ofNullable(aim.context()))
        .flatMap(Optional::stream)
        .toList();
  }

  private static int number(@Nullable Branch branch, Map<Branch, Integer> branches) {
    return branch == null ? -1 : branches.getOrDefault(branch, 0);
  }

  private static void write(Branch branch, Outgoing out) {
    MethodCodec.write(branch.method(), out);
    out.putInt(branch.instruction());
    out.putInt(branch.subIndex());
    out.putInt(branch.outcome());
    out.putText(branch.label());
  }

  /** Makes {@code strategy}, which is empty, what the one that was written was. */
  public static void read(Incoming in, InputCodec codec, Strategy strategy) {
    read(in, codec, strategy::append);
    strategy.read(in);
  }

  /** Hands out the paths that were written, in order. */
  public static void read(Incoming in, InputCodec codec, Consumer<PartialPath> taker) {
    List<Input> inputs = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      inputs.add(codec.read(in));
    }
    List<Branch> branches = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      branches.add(readBranch(in));
    }
    Trails trails = Trails.read(in, number -> branch(number, branches));
    for (int left = in.takeInt(); left > 0; left--) {
      Input base = inputs.get(in.takeInt());
      Trail trail = trails.get(in.takeInt());
      int length = in.takeInt();
      int outcome = in.takeInt();
      int lane = in.takeInt();
      Aim aim = new Aim(lane, branch(in.takeInt(), branches), branch(in.takeInt(), branches));
      taker.accept(new PartialPath(base, null, trail, length, outcome, aim));
    }
  }

  private static @Nullable Branch branch(int number, List<Branch> branches) {
    return number < 0 ? null : branches.get(number);
  }

  private static Branch readBranch(Incoming in) {
    MethodRef method = MethodCodec.read(in);
    return new Branch(method, in.takeInt(), in.takeInt(), in.takeInt(), in.takeText());
  }
}
