package dev.waymark.explore.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.generalize.automaton.PathAutomaton;
import dev.waymark.generalize.automaton.Reach;
import dev.waymark.generalize.word.PathSymbol;
import dev.waymark.generalize.word.Symbols;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import org.junit.jupiter.api.Test;

class AutomatonCodecTest {
  private static final MethodRef METHOD = new MethodRef("p/C", "m", "(I)V");
  private static final PathSymbol ENTERED = PathSymbol.entered(1, METHOD, 0);
  private static final PathSymbol CALLED = PathSymbol.entered(2, null, 3);
  private static final PathSymbol TAKEN = PathSymbol.statement(1, METHOD, 5, 1);
  private static final PathSymbol BACK = PathSymbol.returned(2);

  /** Enters, passes over any call, and takes a branch. */
  private static PathAutomaton automaton(Symbols symbols) {
    PathAutomaton.Builder builder = new PathAutomaton.Builder(symbols, Reach.SHAPE);
    builder.node(Integer.MAX_VALUE);
    builder.edge(symbols.of(ENTERED), 1);
    builder.node(Integer.MAX_VALUE);
    builder.edge(symbols.of(CALLED), 2);
    builder.edge(symbols.of(TAKEN), 3);
    builder.node(1);
    builder.edge(symbols.of(BACK), 1);
    builder.node(Integer.MAX_VALUE);
    return builder.build(3);
  }

  private static int[] word(Symbols symbols, PathSymbol... letters) {
    int[] word = new int[letters.length];
    for (int i = 0; i < letters.length; i++) {
      word[i] = symbols.of(letters[i]);
    }
    return word;
  }

  @Test
  void anAutomatonIsTheSameThoughLettersHaveOtherNumbers() {
    Outgoing out = new Outgoing().begin(Journal.STATE);
    PathAutomaton written = automaton(new Symbols());
    AutomatonCodec.write(written, out);
    Symbols others = new Symbols();
    others.of(TAKEN);
    others.of(PathSymbol.threw(4, 7));
    PathAutomaton read = AutomatonCodec.read(Incoming.of(out, 0), others);
    assertEquals(written.toString(), read.toString());
    assertEquals(Reach.SHAPE, read.reach());
    PathSymbol inside = PathSymbol.statement(2, METHOD, 9, 0);
    PathSymbol callee = PathSymbol.entered(2, METHOD, 3);
    assertTrue(read.accepts(word(others, ENTERED, callee, inside, BACK, TAKEN)));
    assertFalse(read.accepts(word(others, ENTERED, callee, inside, TAKEN)));
    assertFalse(read.accepts(word(others, ENTERED, inside, TAKEN)));
  }
}
