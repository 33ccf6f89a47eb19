package dev.waymark.explore.job;

/** Whether and how it is proved, by going back from them, that branches cannot be taken. */
public enum Proving {
  /** Not at all: what is proved needs a tree that is exhausted. */
  OFF,
  /** Round each loop turn by turn, which never ends for many. */
  UNFOLDED,
  /** Round a loop with what holds before all of its turns. */
  FOLDED,
  /** The same, but only in the end: who wants to know the reasons wants the paths, too. */
  LATE;

  /** Whether there are such proofs. */
  public boolean isOn() {
    return this != OFF;
  }
}
