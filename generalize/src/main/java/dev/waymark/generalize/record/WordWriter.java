package dev.waymark.generalize.record;

import dev.waymark.generalize.word.Alphabet;
import dev.waymark.generalize.word.PathSymbol;
import dev.waymark.generalize.word.Symbols;
import dev.waymark.path.Follower;
import dev.waymark.path.Occurrence;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Writes the word of a path while a walk goes along: the letters that a {@link MoveRecorder} would
 * have, without what explanations need besides.
 */
public final class WordWriter implements Follower {
  private final Alphabet alphabet;
  private final Symbols symbols;
  private final List<MethodModel> methods = new ArrayList<>();
  private int[] executed = new int[8];
  private int[] letters = new int[64];
  private int size;
  private int begun;

  public WordWriter(Alphabet alphabet, Symbols symbols) {
    this.alphabet = alphabet;
    this.symbols = symbols;
  }

  /** How many letters there are. */
  public int size() {
    return size;
  }

  /** How many calls are on the way. */
  public int level() {
    return methods.size();
  }

  /** All letters so far. */
  public int[] word() {
    return Arrays.copyOf(letters, size);
  }

  @Override
  public boolean followsStatements() {
    return true;
  }

  @Override
  public void entered(int frame, int depth, MethodModel method) {
    int site = methods.isEmpty() ? begun++ : last();
    methods.add(method);
    if (methods.size() > executed.length) {
      executed = Arrays.copyOf(executed, 2 * executed.length);
    }
    executed[methods.size() - 1] = 0;
    add(PathSymbol.entered(level(), method.ref(), site));
  }

  @Override
  public void moved(int frame, MethodModel method, int instruction) {}

  @Override
  public void executed(int frame, Occurrence occurrence) {
    executed[methods.size() - 1] = occurrence.statement();
    Statement statement = statement();
    if (!MoveRecorder.isBranch(statement) && alphabet.includes(statement, 0)) {
      add(PathSymbol.statement(level(), top().ref(), last(), 0));
    }
  }

  @Override
  public void took(int frame, int outcome) {
    if (alphabet.includes(statement(), outcome)) {
      add(PathSymbol.statement(level(), top().ref(), last(), outcome));
    }
  }

  @Override
  public void caught(int frame, int statement, int target) {
    int handler = top().code().firstStatement(target);
    add(PathSymbol.caught(level(), top().ref(), statement, handler));
  }

  @Override
  public void left(int frame) {
    boolean returns = statement() instanceof Return;
    add(returns ? PathSymbol.returned(level()) : PathSymbol.threw(level(), last()));
    methods.remove(methods.size() - 1);
  }

  private MethodModel top() {
    return methods.get(methods.size() - 1);
  }

  private int last() {
    return executed[methods.size() - 1];
  }

  private Statement statement() {
    return top().code().statement(last());
  }

  private void add(PathSymbol symbol) {
    if (size == letters.length) {
      letters = Arrays.copyOf(letters, 2 * size);
    }
    letters[size++] = symbols.of(symbol);
  }

  @Override
  public WordWriter copy() {
    WordWriter copy = new WordWriter(alphabet, symbols);
    copy.methods.addAll(methods);
    copy.executed = executed.clone();
    copy.letters = letters.clone();
    copy.size = size;
    copy.begun = begun;
    return copy;
  }
}
