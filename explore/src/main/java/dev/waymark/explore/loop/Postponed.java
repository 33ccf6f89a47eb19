package dev.waymark.explore.loop;

import dev.waymark.explore.journal.InputCodec;
import dev.waymark.explore.journal.PartialPathCodec;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Wanted;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayList;
import java.util.List;

/**
 * Paths that a quick try of the solver did not settle. They come up again, with more effort, after
 * a number of others, or when nothing else is left: so a few hard ones do not use up all time.
 */
final class Postponed {
  /** How many other paths come between two of them. */
  private static final int GAP = 400;

  private final Wanted wanted;
  private final List<PartialPath> paths = new ArrayList<>();
  private int others;

  Postponed(Wanted wanted) {
    this.wanted = wanted;
  }

  void add(PartialPath path) {
    paths.add(path);
  }

  List<PartialPath> waiting() {
    return paths;
  }

  int size() {
    return paths.size();
  }

  /** Whether it is their turn, if so many other paths wait. */
  boolean takesTurn(int waiting) {
    others++;
    return !paths.isEmpty() && (waiting == 0 || others >= GAP);
  }

  /** The oldest, by preference one that leads straight to something wanted. */
  PartialPath next() {
    others = 0;
    int first = 0;
    for (int i = paths.size() - 1; i >= 0; i--) {
      if (isWanted(paths.get(i))) {
        first = i;
      }
    }
    return paths.remove(first);
  }

  private boolean isWanted(PartialPath path) {
    return path.aim().branch() != null && wanted.isWanted(path.aim().branch());
  }

  void write(Outgoing out) {
    out.putInt(others);
    PartialPathCodec.write(paths, out);
  }

  /** Takes over what {@link #write} wrote. */
  void read(Incoming in, InputCodec codec) {
    others = in.takeInt();
    paths.clear();
    PartialPathCodec.read(in, codec, paths::add);
  }
}
