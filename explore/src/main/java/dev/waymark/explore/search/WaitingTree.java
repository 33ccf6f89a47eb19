package dev.waymark.explore.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The tree of the paths that were run, as far as flips wait in it. What no flip waits below is
 * forgotten, so that it takes space for the trails of waiting flips alone. Adding and removing
 * costs amortized constant time.
 */
final class WaitingTree {
  private final IdentityHashMap<Trail, Node> nodes = new IdentityHashMap<>();
  private final Node root = new Node(null, null);
  private int size;

  /** A place in the tree: the flips that wait there, and the places further down. */
  static final class Node {
    private final @Nullable Node parent;
    private final @Nullable Trail trail;
    private final List<PartialPath> flips = new ArrayList<>(1);
    private final List<Node> children = new ArrayList<>(1);

    private Node(@Nullable Node parent, @Nullable Trail trail) {
      this.parent = parent;
      this.trail = trail;
    }

    List<PartialPath> flips() {
      return flips;
    }

    List<Node> children() {
      return children;
    }

    boolean isEmpty() {
      return flips.isEmpty() && children.isEmpty();
    }
  }

  Node root() {
    return root;
  }

  int size() {
    return size;
  }

  void add(PartialPath flip) {
    make(flip.trail()).flips.add(flip);
    size++;
  }

  /** The place after {@code trail}; null if nothing waits there or further down. */
  @Nullable Node find(@Nullable Trail trail) {
    return trail == null ? root : nodes.get(trail);
  }

  private Node make(@Nullable Trail trail) {
    Deque<Trail> missing = new ArrayDeque<>();
    Trail at = trail;
    while (find(at) == null) {
      missing.push(Objects.requireNonNull(at));
      at = at.before();
    }
    Node node = Objects.requireNonNull(find(at));
    for (Trail each : missing) {
      Node child = new Node(node, each);
      node.children.add(child);
      nodes.put(each, child);
      node = child;
    }
    return node;
  }

  void remove(PartialPath flip) {
    Node node = Objects.requireNonNull(find(flip.trail()));
    node.flips.removeIf(each -> isSame(each, flip));
    size--;
    while (node.isEmpty() && node.parent != null) {
      nodes.remove(node.trail);
      node.parent.children.remove(node);
      node = node.parent;
    }
  }

  /** Without a look at inputs and terms. */
  private static boolean isSame(PartialPath a, PartialPath b) {
    return a.length() == b.length()
        && a.outcome() == b.outcome()
        && a.aim().lane() == b.aim().lane()
        && Objects.equals(a.trail(), b.trail());
  }

  /** All flips; adding them in this order to an empty tree gives the same tree. */
  List<PartialPath> all() {
    List<PartialPath> all = new ArrayList<>(size);
    Deque<Node> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      Node node = open.pop();
      all.addAll(node.flips);
      for (int i = node.children.size() - 1; i >= 0; i--) {
        open.push(node.children.get(i));
      }
    }
    return all;
  }

  /** The place of {@code flip} among {@link #all}. */
  int indexOf(PartialPath flip) {
    int index = 0;
    for (PartialPath each : all()) {
      if (isSame(each, flip)) {
        return index;
      }
      index++;
    }
    return -1;
  }

  /** A flip below {@code from}, found by a fair choice at each branch on the way down. */
  PartialPath descend(Node from, Chances chances) {
    Node node = from;
    while (true) {
      int choice = chances.below(node.flips.size() + node.children.size());
      if (choice < node.flips.size()) {
        return node.flips.get(choice);
      }
      node = node.children.get(choice - node.flips.size());
    }
  }
}
