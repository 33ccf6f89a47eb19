package dev.waymark.benchmarks.subjects.everyday;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/** A list whose elements know only the next one. */
public class SinglyLinkedList<T> implements Iterable<T> {
  private Node<T> head;
  private Node<T> tail;
  private int size;

  private static final class Node<T> {
    final T value;
    Node<T> next;

    Node(T value, Node<T> next) {
      this.value = value;
      this.next = next;
    }
  }

  public void addFirst(T value) {
    head = new Node<>(value, head);
    if (tail == null) {
      tail = head;
    }
    size++;
  }

  public void addLast(T value) {
    if (tail == null) {
      addFirst(value);
      return;
    }
    tail.next = new Node<>(value, null);
    tail = tail.next;
    size++;
  }

  /** Puts a value at a position and moves the rest. */
  public void insert(int index, T value) {
    if (index < 0 || index > size) {
      throw new IndexOutOfBoundsException("Index " + index + " of " + size);
    }
    if (index == 0) {
      addFirst(value);
    } else if (index == size) {
      addLast(value);
    } else {
      Node<T> before = node(index - 1);
      before.next = new Node<>(value, before.next);
      size++;
    }
  }

  public T get(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException("Index " + index + " of " + size);
    }
    return node(index).value;
  }

  /** Removes the first element that is equal to a value. */
  public boolean remove(T value) {
    Node<T> before = null;
    for (Node<T> node = head; node != null; node = node.next) {
      if (Objects.equals(node.value, value)) {
        unlink(before, node);
        return true;
      }
      before = node;
    }
    return false;
  }

  public void reverse() {
    Node<T> reversed = null;
    Node<T> node = head;
    tail = head;
    while (node != null) {
      Node<T> next = node.next;
      node.next = reversed;
      reversed = node;
      node = next;
    }
    head = reversed;
  }

  public int size() {
    return size;
  }

  @Override
  public Iterator<T> iterator() {
    return new Iterator<>() {
      private Node<T> node = head;

      @Override
      public boolean hasNext() {
        return node != null;
      }

      @Override
      public T next() {
        if (node == null) {
          throw new NoSuchElementException();
        }
        T value = node.value;
        node = node.next;
        return value;
      }
    };
  }

  private Node<T> node(int index) {
    Node<T> node = head;
    for (int i = 0; i < index; i++) {
      node = node.next;
    }
    return node;
  }

  private void unlink(Node<T> before, Node<T> node) {
    if (before == null) {
      head = node.next;
    } else {
      before.next = node.next;
    }
    if (node.next == null) {
      tail = before;
    }
    size--;
  }
}
