package dev.waymark.generalize.word;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers of letters, dense from 0, in the order in which they came up. Not thread-safe. */
public final class Symbols {
  /** No letter. */
  public static final int NONE = -1;

  private final Map<PathSymbol, Integer> numbers = new HashMap<>();
  private final List<PathSymbol> symbols = new ArrayList<>();
  private int[] general = new int[16];
  private int[] level = new int[16];

  /** The number of {@code symbol}, now or since before. */
  public int of(PathSymbol symbol) {
    Integer known = numbers.get(symbol);
    return known == null ? add(symbol) : known;
  }

  private int add(PathSymbol symbol) {
    PathSymbol wider = symbol.general();
    int others = wider == null ? NONE : of(wider);
    int number = symbols.size();
    numbers.put(symbol, number);
    symbols.add(symbol);
    if (number == general.length) {
      general = Arrays.copyOf(general, 2 * number);
      level = Arrays.copyOf(level, 2 * number);
    }
    general[number] = others;
    level[number] = symbol.level();
    return number;
  }

  public PathSymbol get(int number) {
    return symbols.get(number);
  }

  public int size() {
    return symbols.size();
  }

  /** The letter that stands for {@code symbol} and others like it; {@link #NONE} if none does. */
  public int general(int symbol) {
    return general[symbol];
  }

  /** How many calls are on the way at {@code symbol}. */
  public int level(int symbol) {
    return level[symbol];
  }
}
