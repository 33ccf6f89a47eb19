package dev.waymark.target;

import dev.waymark.instrument.site.LabelTable;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outcome;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reads what the host says after a run. */
final class ReportReader {
  private final Terms terms;
  private final SiteTable sites;
  private final EventConditions conditions;
  private final DrawSymbols draws;
  private final LabelTable labels;

  ReportReader(Terms terms, SiteTable sites, LabelTable labels) {
    this.labels = labels;
    this.terms = terms;
    this.sites = sites;
    this.conditions = new EventConditions(terms, sites);
    this.draws = new DrawSymbols(terms);
  }

  Terms terms() {
    return terms;
  }

  Execution read(Incoming pipe, Input input) {
    Outcome outcome = Outcome.read(pipe);
    Input whole = readDraws(pipe, input);
    TraceReader trace = new TraceReader(pipe, terms, n -> symbol(n, whole), conditions, labels);
    List<Step> path = trace.read();
    BitSet covered = readCovered(pipe);
    return new Execution(input, whole, outcome, path, covered, trace.visits(), readLosses(pipe));
  }

  private Input readDraws(Incoming pipe, Input input) {
    List<Shape.Scalar> drawn = new ArrayList<>();
    Assignment.Builder values = Assignment.builder();
    int size = pipe.takeInt();
    for (int i = 0; i < size; i++) {
      Shape.Scalar draw = draws.get(i, pipe.takeChar());
      drawn.add(draw);
      values.put(draw.symbol(), pipe.takeLong());
    }
    return input.drawing(drawn, values.build());
  }

  private Symbol symbol(int number, Input input) {
    return number < 0 ? input.draws().get(~number).symbol() : terms.symbols().get(number);
  }

  private BitSet readCovered(Incoming pipe) {
    BitSet covered = new BitSet();
    for (int outcome = pipe.takeInt(); outcome >= 0; outcome = pipe.takeInt()) {
      covered.set(outcome);
    }
    sites.addImplied(covered);
    return covered;
  }

  private Set<Loss> readLosses(Incoming pipe) {
    Set<Loss> losses = new LinkedHashSet<>();
    int count = pipe.takeInt();
    for (int i = 0; i < count; i++) {
      String reason = pipe.takeText();
      int site = pipe.takeInt();
      losses.add(
          site < 0 || site >= sites.size()
              ? Loss.somewhere(reason)
              : Loss.at(sites.site(site), reason));
    }
    return losses;
  }
}
