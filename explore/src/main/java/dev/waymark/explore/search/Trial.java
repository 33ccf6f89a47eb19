package dev.waymark.explore.search;

import dev.waymark.target.Input;
import java.util.List;

/** Inputs that were not solved for, to be tried without a look at their paths. */
public record Trial(List<Input> inputs) implements Proposal {
  public Trial {
    inputs = List.copyOf(inputs);
  }
}
