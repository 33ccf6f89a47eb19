package dev.waymark.explore.extension;

import java.util.List;

/**
 * What others add to an exploration.
 *
 * @param observers are told all that happens, in this order
 * @param vetoes are asked before a solver is, in this order
 */
public record Extensions(List<Observer> observers, List<Veto> vetoes) {
  /** Nothing. */
  public static final Extensions NONE = new Extensions(List.of(), List.of());

  public Extensions {
    observers = List.copyOf(observers);
    vetoes = List.copyOf(vetoes);
  }

  /** Observers alone. */
  public static Extensions of(Observer... observers) {
    return new Extensions(List.of(observers), List.of());
  }
}
