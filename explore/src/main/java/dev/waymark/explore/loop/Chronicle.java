package dev.waymark.explore.loop;

import dev.waymark.explore.journal.InputCodec;
import dev.waymark.explore.journal.Journal;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;

/**
 * The epochs of an exploration. After each, what is known is written to the journal, and then
 * terms, solver and what waits are made anew from what was written.
 */
final class Chronicle {
  private final Parts parts;
  private final Tryout tryout;
  private int epochs;

  Chronicle(Parts parts, Tryout tryout) {
    this.parts = parts;
    this.tryout = tryout;
  }

  /** How many epochs are over. */
  int epochs() {
    return epochs;
  }

  /** Goes on where the journal ends; says whether there is something in it. */
  boolean resume() {
    Incoming state = parts.journal().lastState();
    if (state == null) {
      return false;
    }
    epochs = state.takeInt();
    parts.ledger().read(state, parts.epochs().terms());
    parts.course().read(state, now());
    parts.ruledOut().read(state);
    parts.waitlist().read(state, codec());
    return true;
  }

  private long now() {
    return parts.bench().clock().getAsLong();
  }

  private InputCodec codec() {
    return new InputCodec(parts.epochs().terms());
  }

  /** An epoch is over, and another one begins. */
  void renew() {
    epochs++;
    Outgoing state = new Outgoing().begin(Journal.STATE);
    int waiting = write(state);
    forget();
    parts.waitlist().read(Incoming.of(state, waiting), codec());
  }

  /** Writes the end down too, for others may go on, and leaves the memory to them. */
  void finish() {
    write(new Outgoing().begin(Journal.STATE));
    forget();
  }

  /** Writes the state to the journal; says where in it that begins which waits. */
  private int write(Outgoing state) {
    state.putInt(epochs);
    parts.ledger().write(state);
    parts.course().write(state, now());
    parts.ruledOut().write(state);
    int waiting = state.size();
    parts.waitlist().write(state);
    parts.journal().append(state);
    return waiting;
  }

  private void forget() {
    parts.epochs().renew();
    tryout.forget();
    parts.waitlist().clear();
    parts.solving().forget();
  }
}
