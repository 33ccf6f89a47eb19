package dev.waymark.target;

import dev.waymark.instrument.site.LabelPlace;
import dev.waymark.term.Term;
import java.util.List;

/**
 * What a run found at a place with labels, if some of it is symbolic.
 *
 * @param position how many steps of the path were taken before
 * @param place where
 * @param read what the leaves of the place were
 */
public record Visit(int position, LabelPlace place, List<Term> read) {
  public Visit {
    read = List.copyOf(read);
  }
}
