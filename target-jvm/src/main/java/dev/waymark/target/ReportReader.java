package dev.waymark.target;

import dev.waymark.instrument.SiteTable;
import dev.waymark.target.host.Outcome;
import dev.waymark.term.Assignment;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reads what the host says after a run. */
final class ReportReader {
  private final Terms terms;
  private final SiteTable sites;
  private final DrawSymbols draws;

  ReportReader(Terms terms, SiteTable sites) {
    this.terms = terms;
    this.sites = sites;
    this.draws = new DrawSymbols(terms);
  }

  Execution read(DataInputStream pipe, Input input) throws IOException {
    Outcome outcome = Outcome.read(pipe);
    Input whole = readDraws(pipe, input);
    List<Step> path = new TraceReader(pipe, terms, n -> symbol(n, whole), sites).read();
    return new Execution(whole, outcome, path, readCovered(pipe), readIncompleteness(pipe));
  }

  private Input readDraws(DataInputStream pipe, Input input) throws IOException {
    List<Shape.Scalar> drawn = new ArrayList<>();
    Assignment.Builder values = Assignment.builder();
    int size = pipe.readInt();
    for (int i = 0; i < size; i++) {
      Shape.Scalar draw = draws.get(i, pipe.readChar());
      drawn.add(draw);
      values.put(draw.symbol(), pipe.readLong());
    }
    return input.drawing(drawn, values.build());
  }

  private Symbol symbol(int number, Input input) {
    return number < 0 ? input.draws().get(~number).symbol() : terms.symbols().get(number);
  }

  private static BitSet readCovered(DataInputStream pipe) throws IOException {
    BitSet covered = new BitSet();
    for (int outcome = pipe.readInt(); outcome >= 0; outcome = pipe.readInt()) {
      covered.set(outcome);
    }
    return covered;
  }

  private static Set<String> readIncompleteness(DataInputStream pipe) throws IOException {
    Set<String> reasons = new LinkedHashSet<>();
    int count = pipe.readInt();
    for (int i = 0; i < count; i++) {
      reasons.add(pipe.readUTF());
      pipe.readInt();
    }
    return reasons;
  }
}
