package dev.waymark.bidirectional.reach;

/**
 * How much a proof may take. Counts, not times, so that it comes out the same everywhere.
 *
 * @param states how many states are looked at
 * @param frames how many frames a state has at most
 * @param conditions how many conditions a state has at most
 * @param isFolding whether loops are folded; else each turn is looked at for itself
 * @param isSlicing whether conditions are dropped at once that have nothing to do with the others
 */
public record Effort(int states, int frames, int conditions, boolean isFolding, boolean isSlicing) {
  /** A few steps, before anything else is tried. */
  public static final Effort FEW = new Effort(24, 3, 30, true, true);

  /** For what is still open afterwards. */
  public static final Effort MORE = new Effort(150, 4, 40, true, true);

  /** For what is open even then. */
  public static final Effort MOST = new Effort(1_500, 4, 80, true, false);

  /** The same with each turn of a loop looked at for itself. */
  public Effort unfolded() {
    return new Effort(states, frames, conditions, false, isSlicing);
  }
}
