package dev.waymark.benchmarks.synthetic;

import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A program made by rules and a seed. The same size and seed give the same text. Every run ends, by
 * returning, and soon: each method of the tree of calls is called once at most, and loops are
 * short. What it computes depends on the arguments alone. Conditions marked <i>never true</i> are
 * so for all inputs; others may be, too.
 *
 * @param name its package
 * @param sources the text of each class, by internal name
 * @param parameters how many ints the entry takes
 */
public record SyntheticProgram(String name, SortedMap<String, String> sources, int parameters) {
  /** The name of the entry, which returns an int. */
  public static final String ENTRY_METHOD = "m0";

  public SyntheticProgram {
    sources = new TreeMap<>(sources);
  }

  /** The program of about {@code size} branches, at least 100. */
  public static SyntheticProgram of(int size, long seed) {
    return new ProgramWriter(size, seed).write();
  }

  /** What a program of {@code size} branches is called, such as {@code tp300} or {@code tp10k}. */
  public static String nameOf(int size) {
    return size % 1_000 == 0 ? "tp" + size / 1_000 + "k" : "tp" + size;
  }

  /** The internal name of the class of the entry. */
  public String entryClass() {
    return name + "/Part0";
  }

  /** The parameters and the result of the entry, as class files write them. */
  public String entryDescriptor() {
    return "(" + "I".repeat(parameters) + ")I";
  }
}
