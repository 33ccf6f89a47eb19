package dev.waymark.benchmarks.generalize;

import dev.waymark.benchmarks.subjects.BinarySearch;
import dev.waymark.benchmarks.subjects.ErFill;
import dev.waymark.benchmarks.subjects.Gcd;
import dev.waymark.benchmarks.subjects.GitConfig;
import dev.waymark.benchmarks.subjects.Merge;
import dev.waymark.benchmarks.subjects.SelectionSort;
import dev.waymark.benchmarks.subjects.Tcas;
import dev.waymark.benchmarks.subjects.Tritype;
import dev.waymark.benchmarks.subjects.Utf8;
import java.util.List;

/**
 * A method of ints and arrays of ints.
 *
 * @param length of all its arrays
 * @param least of its numbers
 * @param greatest of its numbers
 */
record GeneralizeSubject(
    String name, Class<?> type, String method, int length, int least, int greatest) {

  /** Those of the paper, with its sizes. */
  static List<GeneralizeSubject> all() {
    return List.of(
        of("tritype", Tritype.class, "classify", 0),
        of("gcd", Gcd.class, "gcd", 0),
        of("bsearch", BinarySearch.class, "find", 20),
        of("merge", Merge.class, "merge", 10),
        of("selection_sort", SelectionSort.class, "sort", 10),
        of("tcas", Tcas.class, "advise", 0),
        of("erfill", ErFill.class, "erase", 10),
        new GeneralizeSubject("checkutf8", Utf8.class, "firstIllFormed", 10, 0, 255),
        new GeneralizeSubject("git_config", GitConfig.class, "count", 5, 0, 127));
  }

  /** Of small numbers, with which nothing overflows: the paper's integers have no end. */
  private static GeneralizeSubject of(String name, Class<?> type, String method, int length) {
    return new GeneralizeSubject(name, type, method, length, -1_000, 1_000);
  }
}
