package dev.waymark.explore.search;

/**
 * What a strategy may know.
 *
 * @param territory the code that is searched
 * @param seed decides all chances
 */
public record Surroundings(Wanted wanted, Territory territory, long seed) {
  Chances chances() {
    return new Chances(seed);
  }
}
