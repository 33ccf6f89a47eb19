package dev.waymark.benchmarks.subjects.everyday;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** A cache of limited size that forgets what was not used for the longest time. */
public class LruCache<K, V> {
  private final int capacity;
  private final Map<K, Node<K, V>> index = new HashMap<>();
  private final BiConsumer<? super K, ? super V> evictionListener;
  private Node<K, V> newest;
  private Node<K, V> oldest;

  private static final class Node<K, V> {
    final K key;
    V value;
    Node<K, V> newer;
    Node<K, V> older;

    Node(K key, V value) {
      this.key = key;
      this.value = value;
    }
  }

  /** Makes a cache that tells the listener, unless it is null, what it forgets. */
  public LruCache(int capacity, BiConsumer<? super K, ? super V> evictionListener) {
    if (capacity < 1) {
      throw new IllegalArgumentException("Capacity must be positive: " + capacity);
    }
    this.capacity = capacity;
    this.evictionListener = evictionListener;
  }

  /** The value of a key, or null. */
  public V get(K key) {
    Node<K, V> node = index.get(key);
    if (node == null) {
      return null;
    }
    touch(node);
    return node.value;
  }

  /** The value of a key, which is made if it is missing. */
  public V get(K key, Function<? super K, ? extends V> loader) {
    V value = get(key);
    if (value == null) {
      value = loader.apply(key);
      if (value != null) {
        put(key, value);
      }
    }
    return value;
  }

  /** Sets the value of a key and returns the one it had, or null. */
  public V put(K key, V value) {
    if (key == null || value == null) {
      throw new NullPointerException("Neither key nor value may be null");
    }
    Node<K, V> node = index.get(key);
    if (node != null) {
      V previous = node.value;
      node.value = value;
      touch(node);
      return previous;
    }
    if (index.size() == capacity) {
      Node<K, V> evicted = oldest;
      unlink(evicted);
      index.remove(evicted.key);
      if (evictionListener != null) {
        evictionListener.accept(evicted.key, evicted.value);
      }
    }
    Node<K, V> added = new Node<>(key, value);
    index.put(key, added);
    linkNewest(added);
    return null;
  }

  /** Forgets a key; false if it was not known. */
  public boolean remove(K key) {
    Node<K, V> node = index.remove(key);
    if (node == null) {
      return false;
    }
    unlink(node);
    return true;
  }

  public int size() {
    return index.size();
  }

  /** The keys, most recently used first. */
  public List<K> keys() {
    List<K> keys = new ArrayList<>();
    for (Node<K, V> node = newest; node != null; node = node.older) {
      keys.add(node.key);
    }
    return keys;
  }

  private void touch(Node<K, V> node) {
    if (node.newer != null) {
      unlink(node);
      linkNewest(node);
    }
  }

  private void linkNewest(Node<K, V> node) {
    node.newer = null;
    node.older = newest;
    if (newest == null) {
      oldest = node;
    } else {
      newest.newer = node;
    }
    newest = node;
  }

  private void unlink(Node<K, V> node) {
    if (node.newer == null) {
      newest = node.older;
    } else {
      node.newer.older = node.older;
    }
    if (node.older == null) {
      oldest = node.newer;
    } else {
      node.older.newer = node.newer;
    }
  }
}
