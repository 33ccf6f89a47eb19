package dev.waymark.explore.journal;

import dev.waymark.generalize.automaton.PathAutomaton;
import dev.waymark.generalize.automaton.Reach;
import dev.waymark.generalize.word.PathSymbol;
import dev.waymark.generalize.word.Symbols;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes automata, and reads them again where letters may have other numbers. */
public final class AutomatonCodec {
  private AutomatonCodec() {}

  public static void write(PathAutomaton automaton, Outgoing out) {
    Map<Integer, Integer> letters = new LinkedHashMap<>();
    for (int node = 0; node < automaton.size(); node++) {
      for (int letter : automaton.letters(node)) {
        letters.putIfAbsent(letter, letters.size());
      }
    }
    out.putInt(letters.size());
    letters.keySet().forEach(letter -> write(automaton.symbols().get(letter), out));
    out.putText(automaton.reach().name());
    out.putInt(automaton.accepting());
    out.putInt(automaton.size());
    for (int node = 0; node < automaton.size(); node++) {
      int[] row = automaton.letters(node);
      int[] targets = automaton.targets(node);
      out.putInt(automaton.level(node));
      out.putInt(row.length);
      for (int i = 0; i < row.length; i++) {
        out.putInt(letters.getOrDefault(row[i], 0));
        out.putInt(targets[i]);
      }
    }
  }

  private static void write(PathSymbol symbol, Outgoing out) {
    out.putText(symbol.kind().name());
    out.putInt(symbol.level());
    out.putInt(symbol.statement());
    out.putInt(symbol.outcome());
    MethodRef method = symbol.method();
    out.putByte(method == null ? 0 : 1);
    if (method != null) {
      MethodCodec.write(method, out);
    }
  }

  /** The automaton with letters as {@code symbols} numbers them. */
  public static PathAutomaton read(Incoming in, Symbols symbols) {
    int[] numbers = new int[in.takeInt()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = symbols.of(symbol(in));
    }
    Reach reach = Reach.valueOf(in.takeText());
    int accepting = in.takeInt();
    PathAutomaton.Builder builder = new PathAutomaton.Builder(symbols, reach);
    for (int left = in.takeInt(); left > 0; left--) {
      builder.node(in.takeInt());
      for (int edges = in.takeInt(); edges > 0; edges--) {
        builder.edge(numbers[in.takeInt()], in.takeInt());
      }
    }
    return builder.build(accepting);
  }

  private static PathSymbol symbol(Incoming in) {
    PathSymbol.Kind kind = PathSymbol.Kind.valueOf(in.takeText());
    int level = in.takeInt();
    int statement = in.takeInt();
    int outcome = in.takeInt();
    MethodRef method = in.takeByte() == 0 ? null : MethodCodec.read(in);
    return new PathSymbol(kind, level, method, statement, outcome);
  }
}
