package dev.waymark.explore.search;

import java.util.List;

/** A strategy that walks about in the tree of the paths that were run. */
abstract class TreeSearch implements Strategy {
  final Chances chances;
  final WaitingTree tree = new WaitingTree();

  TreeSearch(Chances chances) {
    this.chances = chances;
  }

  @Override
  public void append(PartialPath next) {
    tree.add(next);
  }

  @Override
  public int size() {
    return tree.size();
  }

  @Override
  public List<PartialPath> waiting() {
    return tree.all();
  }

  @Override
  public boolean readsTrails() {
    return true;
  }
}
