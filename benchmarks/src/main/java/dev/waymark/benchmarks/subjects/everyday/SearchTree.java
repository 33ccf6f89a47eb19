package dev.waymark.benchmarks.subjects.everyday;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A binary search tree without duplicates. */
public class SearchTree<T> {
  private final Comparator<? super T> comparator;
  private Node<T> root;
  private int size;

  private static final class Node<T> {
    T value;
    Node<T> left;
    Node<T> right;

    Node(T value) {
      this.value = value;
    }
  }

  public SearchTree(Comparator<? super T> comparator) {
    this.comparator = comparator;
  }

  /** An empty tree in natural order. */
  public static <T extends Comparable<? super T>> SearchTree<T> naturalOrder() {
    return new SearchTree<>(Comparator.<T>naturalOrder());
  }

  /** Adds a value; false if it was there. */
  public boolean insert(T value) {
    if (value == null) {
      throw new NullPointerException("A tree has no nulls");
    }
    int before = size;
    root = insert(root, value);
    return size > before;
  }

  /** Removes a value; false if it was not there. */
  public boolean delete(T value) {
    int before = size;
    root = delete(root, value);
    return size < before;
  }

  public boolean contains(T value) {
    Node<T> node = root;
    while (node != null) {
      int comparison = comparator.compare(value, node.value);
      if (comparison == 0) {
        return true;
      }
      node = comparison < 0 ? node.left : node.right;
    }
    return false;
  }

  /** The largest value that is not larger than this one. */
  public Optional<T> floor(T value) {
    Node<T> node = root;
    T best = null;
    while (node != null) {
      if (comparator.compare(node.value, value) <= 0) {
        best = node.value;
        node = node.right;
      } else {
        node = node.left;
      }
    }
    return Optional.ofNullable(best);
  }

  public int height() {
    return height(root);
  }

  public List<T> toList() {
    List<T> values = new ArrayList<>(size);
    visit(root, values::add);
    return values;
  }

  private Node<T> insert(Node<T> node, T value) {
    if (node == null) {
      size++;
      return new Node<>(value);
    }
    int comparison = comparator.compare(value, node.value);
    if (comparison < 0) {
      node.left = insert(node.left, value);
    } else if (comparison > 0) {
      node.right = insert(node.right, value);
    }
    return node;
  }

  private Node<T> delete(Node<T> node, T value) {
    if (node == null) {
      return null;
    }
    int comparison = comparator.compare(value, node.value);
    if (comparison < 0) {
      node.left = delete(node.left, value);
    } else if (comparison > 0) {
      node.right = delete(node.right, value);
    } else if (node.left != null && node.right != null) {
      node.value = leftmost(node.right).value;
      node.right = delete(node.right, node.value);
    } else {
      size--;
      return node.left != null ? node.left : node.right;
    }
    return node;
  }

  private static <T> Node<T> leftmost(Node<T> start) {
    Node<T> node = start;
    while (node.left != null) {
      node = node.left;
    }
    return node;
  }

  private static int height(Node<?> node) {
    return node == null ? 0 : 1 + Math.max(height(node.left), height(node.right));
  }

  private static <T> void visit(Node<T> node, Consumer<T> consumer) {
    if (node != null) {
      visit(node.left, consumer);
      consumer.accept(node.value);
      visit(node.right, consumer);
    }
  }
}
