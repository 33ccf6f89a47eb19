package dev.waymark.generalize.family;

import java.util.Arrays;

/** Where letters lead: a hash map from int to int that holds no -1. */
final class LetterMap {
  private static final int ABSENT = -1;

  private int[] keys = filled(4);
  private int[] values = new int[4];
  private int size;

  private static int[] filled(int length) {
    int[] keys = new int[length];
    Arrays.fill(keys, ABSENT);
    return keys;
  }

  /** The value of {@code key}; {@code otherwise} if it has none. */
  int get(int key, int otherwise) {
    int mask = keys.length - 1;
    for (int i = mix(key) & mask; keys[i] != ABSENT; i = (i + 1) & mask) {
      if (keys[i] == key) {
        return values[i];
      }
    }
    return otherwise;
  }

  /** Sets the value of {@code key}, which has none. */
  void put(int key, int value) {
    if (2 * (size + 1) > keys.length) {
      grow();
    }
    insert(key, value);
    size++;
  }

  private void insert(int key, int value) {
    int mask = keys.length - 1;
    int place = mix(key) & mask;
    while (keys[place] != ABSENT) {
      place = (place + 1) & mask;
    }
    keys[place] = key;
    values[place] = value;
  }

  private void grow() {
    int[] oldKeys = keys;
    int[] oldValues = values;
    keys = filled(2 * oldKeys.length);
    values = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != ABSENT) {
        insert(oldKeys[i], oldValues[i]);
      }
    }
  }

  private static int mix(int key) {
    int product = key * 0x9E3779B9;
    return product ^ (product >>> 16);
  }
}
