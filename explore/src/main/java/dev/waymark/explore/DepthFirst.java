package dev.waymark.explore;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The last branch of the last path first. Few paths wait: those that branch off one. */
final class DepthFirst implements Strategy {
  private final Deque<Pending> paths = new ArrayDeque<>();

  @Override
  public void push(Pending flip) {
    paths.push(flip);
  }

  @Override
  public void append(Pending next) {
    paths.add(next);
  }

  @Override
  public Pending next() {
    return paths.pop();
  }

  @Override
  public int size() {
    return paths.size();
  }

  @Override
  public List<Pending> waiting() {
    return List.copyOf(paths);
  }
}
