package dev.waymark.explore;

import dev.waymark.explore.Route.Flip;
import dev.waymark.path.tree.Token;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The last arc of the last path first: what criteria of paths are explored with. */
final class DepthFirstAgenda implements Agenda {
  private final Deque<Flip> stack = new ArrayDeque<>();

  @Override
  public void add(List<Token> passed, List<Flip> flips) {
    flips.forEach(stack::push);
  }

  @Override
  public @Nullable Flip next() {
    return stack.poll();
  }

  @Override
  public List<Flip> waiting() {
    return List.copyOf(stack);
  }
}
