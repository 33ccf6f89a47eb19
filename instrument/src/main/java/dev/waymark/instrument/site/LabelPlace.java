package dev.waymark.instrument.site;

import dev.waymark.program.label.Label;
import dev.waymark.program.label.Leaf;
import java.util.List;

/**
 * A place in instrumented code that has labels.
 *
 * @param id its number, which visits speak of
 * @param leaves what its labels read, in the order of visits
 * @param labels those with a formula
 * @param first the number of the outcome that the first label holds; two numbers for each label,
 *     the second for that it does not hold, which is never noted
 */
public record LabelPlace(int id, List<Leaf> leaves, List<Label> labels, int first) {
  public LabelPlace {
    leaves = List.copyOf(leaves);
    labels = List.copyOf(labels);
  }

  /** The number of the outcome that label {@code index} holds. */
  public int outcome(int index) {
    return first + 2 * index;
  }
}
