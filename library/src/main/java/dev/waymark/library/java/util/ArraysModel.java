package dev.waymark.library.java.util;

import dev.waymark.library.DeepArrays;
import dev.waymark.library.Flags;
import dev.waymark.library.Lengths;
import dev.waymark.library.Numbers;
import dev.waymark.library.Sorting;
import dev.waymark.library.Values;
import dev.waymark.library.java.lang.BooleanModel;
import dev.waymark.library.java.lang.ByteModel;
import dev.waymark.library.java.lang.CharacterModel;
import dev.waymark.library.java.lang.DoubleModel;
import dev.waymark.library.java.lang.FloatModel;
import dev.waymark.library.java.lang.IntegerModel;
import dev.waymark.library.java.lang.LongModel;
import dev.waymark.library.java.lang.ShortModel;
import dev.waymark.library.stream.IntSources;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** {@link Arrays}: the same for each type of elements, as there. Lengths and ranges are decided. */
public final class ArraysModel {
  private static final int FACTOR = 31;

  /** Up to here, numbers are sorted by decisions. */
  private static final int MOST_SORTED = 16;

  private ArraysModel() {}

  public static boolean equals(boolean @Nullable [] a, boolean @Nullable [] b) {
    if (a == b || a == null || b == null || a.length != b.length) {
      return a == b;
    }
    int length = Lengths.fix(a, a.length);
    Lengths.fix(b, b.length);
    for (int i = 0; i < length; i++) {
      if (a[i] != b[i]) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(boolean @Nullable [] array) {
    int hash = array == null ? 0 : 1;
    int length = array == null ? 0 : Lengths.fix(array, array.length);
    for (int i = 0; array != null && i < length; i++) {
      hash = FACTOR * hash + BooleanModel.hashCode(array[i]);
    }
    return hash;
  }

  public static void fill(boolean[] array, boolean value) {
    int length = Lengths.fix(array, array.length);
    for (int i = 0; i < length; i++) {
      array[i] = value;
    }
  }

  public static void fill(boolean[] array, int from, int to, boolean value) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      for (int i = start; i < end; i++) {
        array[i] = value;
      }
    } else {
      Arrays.fill(array, start, end, Symbolic.concrete(value));
    }
  }

  public static boolean[] copyOf(boolean[] array, int newLength) {
    if (newLength < 0) {
      return Arrays.copyOf(array, Symbolic.concrete(newLength));
    }
    boolean[] copy = new boolean[Numbers.pin(newLength)];
    int length = Lengths.fix(array, array.length);
    System.arraycopy(array, 0, copy, 0, Math.min(length, copy.length));
    return copy;
  }

  public static boolean[] copyOfRange(boolean[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    int length = start > end ? 0 : Lengths.fix(array, array.length);
    if (start < 0 || start > length || start > end) {
      return Arrays.copyOfRange(array, start, end);
    }
    boolean[] copy = new boolean[end - start];
    System.arraycopy(array, start, copy, 0, Math.min(length - start, copy.length));
    return copy;
  }

  public static boolean equals(byte @Nullable [] a, byte @Nullable [] b) {
    if (a == b || a == null || b == null || a.length != b.length) {
      return a == b;
    }
    int length = Lengths.fix(a, a.length);
    Lengths.fix(b, b.length);
    int same = 1;
    for (int i = 0; i < length; i++) {
      same &= Symbolic.equal(a[i], b[i]);
    }
    return same == 1;
  }

  public static int hashCode(byte @Nullable [] array) {
    int hash = array == null ? 0 : 1;
    int length = array == null ? 0 : Lengths.fix(array, array.length);
    for (int i = 0; array != null && i < length; i++) {
      hash = FACTOR * hash + ByteModel.hashCode(array[i]);
    }
    return hash;
  }

  public static void fill(byte[] array, byte value) {
    int length = Lengths.fix(array, array.length);
    for (int i = 0; i < length; i++) {
      array[i] = value;
    }
  }

  public static void fill(byte[] array, int from, int to, byte value) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      for (int i = start; i < end; i++) {
        array[i] = value;
      }
    } else {
      Arrays.fill(array, start, end, (byte) Symbolic.concrete(value));
    }
  }

  public static byte[] copyOf(byte[] array, int newLength) {
    if (newLength < 0) {
      return Arrays.copyOf(array, Symbolic.concrete(newLength));
    }
    byte[] copy = new byte[Numbers.pin(newLength)];
    int length = Lengths.fix(array, array.length);
    System.arraycopy(array, 0, copy, 0, Math.min(length, copy.length));
    return copy;
  }

  public static byte[] copyOfRange(byte[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    int length = start > end ? 0 : Lengths.fix(array, array.length);
    if (start < 0 || start > length || start > end) {
      return Arrays.copyOfRange(array, start, end);
    }
    byte[] copy = new byte[end - start];
    System.arraycopy(array, start, copy, 0, Math.min(length - start, copy.length));
    return copy;
  }

  public static void sort(byte[] array) {
    sortWithin(array, 0, Lengths.fix(array, array.length));
  }

  public static void sort(byte[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      sortWithin(array, start, end);
    } else {
      Arrays.sort(array, start, end);
    }
  }

  private static void sortWithin(byte[] array, int from, int to) {
    if (to - from > MOST_SORTED) {
      sortMany(array, from, to);
      return;
    }
    for (int i = from + 1; i < to; i++) {
      byte value = array[i];
      int place = i;
      while (place > from && value < array[place - 1]) {
        array[place] = array[place - 1];
        place--;
      }
      array[place] = value;
    }
  }

  private static void sortMany(byte[] array, int from, int to) {
    byte[] plain = new byte[to - from];
    boolean isSymbolic = false;
    for (int i = from; i < to; i++) {
      isSymbolic |= Symbolic.isSymbolic(array[i]);
      plain[i - from] = (byte) Symbolic.concrete(array[i]);
    }
    if (isSymbolic) {
      Symbolic.lose();
    }
    Arrays.sort(plain);
    System.arraycopy(plain, 0, array, from, plain.length);
  }

  public static int binarySearch(byte[] array, byte key) {
    int low = 0;
    int high = Lengths.fix(array, array.length) - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (array[middle] < key) {
        low = middle + 1;
      } else if (array[middle] > key) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -(low + 1);
  }

  public static boolean equals(short @Nullable [] a, short @Nullable [] b) {
    if (a == b || a == null || b == null || a.length != b.length) {
      return a == b;
    }
    int length = Lengths.fix(a, a.length);
    Lengths.fix(b, b.length);
    int same = 1;
    for (int i = 0; i < length; i++) {
      same &= Symbolic.equal(a[i], b[i]);
    }
    return same == 1;
  }

  public static int hashCode(short @Nullable [] array) {
    int hash = array == null ? 0 : 1;
    int length = array == null ? 0 : Lengths.fix(array, array.length);
    for (int i = 0; array != null && i < length; i++) {
      hash = FACTOR * hash + ShortModel.hashCode(array[i]);
    }
    return hash;
  }

  public static void fill(short[] array, short value) {
    int length = Lengths.fix(array, array.length);
    for (int i = 0; i < length; i++) {
      array[i] = value;
    }
  }

  public static void fill(short[] array, int from, int to, short value) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      for (int i = start; i < end; i++) {
        array[i] = value;
      }
    } else {
      Arrays.fill(array, start, end, (short) Symbolic.concrete(value));
    }
  }

  public static short[] copyOf(short[] array, int newLength) {
    if (newLength < 0) {
      return Arrays.copyOf(array, Symbolic.concrete(newLength));
    }
    short[] copy = new short[Numbers.pin(newLength)];
    int length = Lengths.fix(array, array.length);
    System.arraycopy(array, 0, copy, 0, Math.min(length, copy.length));
    return copy;
  }

  public static short[] copyOfRange(short[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    int length = start > end ? 0 : Lengths.fix(array, array.length);
    if (start < 0 || start > length || start > end) {
      return Arrays.copyOfRange(array, start, end);
    }
    short[] copy = new short[end - start];
    System.arraycopy(array, start, copy, 0, Math.min(length - start, copy.length));
    return copy;
  }

  public static void sort(short[] array) {
    sortWithin(array, 0, Lengths.fix(array, array.length));
  }

  public static void sort(short[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      sortWithin(array, start, end);
    } else {
      Arrays.sort(array, start, end);
    }
  }

  private static void sortWithin(short[] array, int from, int to) {
    if (to - from > MOST_SORTED) {
      sortMany(array, from, to);
      return;
    }
    for (int i = from + 1; i < to; i++) {
      short value = array[i];
      int place = i;
      while (place > from && value < array[place - 1]) {
        array[place] = array[place - 1];
        place--;
      }
      array[place] = value;
    }
  }

  private static void sortMany(short[] array, int from, int to) {
    short[] plain = new short[to - from];
    boolean isSymbolic = false;
    for (int i = from; i < to; i++) {
      isSymbolic |= Symbolic.isSymbolic(array[i]);
      plain[i - from] = (short) Symbolic.concrete(array[i]);
    }
    if (isSymbolic) {
      Symbolic.lose();
    }
    Arrays.sort(plain);
    System.arraycopy(plain, 0, array, from, plain.length);
  }

  public static int binarySearch(short[] array, short key) {
    int low = 0;
    int high = Lengths.fix(array, array.length) - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (array[middle] < key) {
        low = middle + 1;
      } else if (array[middle] > key) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -(low + 1);
  }

  public static boolean equals(char @Nullable [] a, char @Nullable [] b) {
    if (a == b || a == null || b == null || a.length != b.length) {
      return a == b;
    }
    int length = Lengths.fix(a, a.length);
    Lengths.fix(b, b.length);
    int same = 1;
    for (int i = 0; i < length; i++) {
      same &= Symbolic.equal(a[i], b[i]);
    }
    return same == 1;
  }

  public static int hashCode(char @Nullable [] array) {
    int hash = array == null ? 0 : 1;
    int length = array == null ? 0 : Lengths.fix(array, array.length);
    for (int i = 0; array != null && i < length; i++) {
      hash = FACTOR * hash + CharacterModel.hashCode(array[i]);
    }
    return hash;
  }

  public static void fill(char[] array, char value) {
    int length = Lengths.fix(array, array.length);
    for (int i = 0; i < length; i++) {
      array[i] = value;
    }
  }

  public static void fill(char[] array, int from, int to, char value) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      for (int i = start; i < end; i++) {
        array[i] = value;
      }
    } else {
      Arrays.fill(array, start, end, (char) Symbolic.concrete(value));
    }
  }

  public static char[] copyOf(char[] array, int newLength) {
    if (newLength < 0) {
      return Arrays.copyOf(array, Symbolic.concrete(newLength));
    }
    char[] copy = new char[Numbers.pin(newLength)];
    int length = Lengths.fix(array, array.length);
    System.arraycopy(array, 0, copy, 0, Math.min(length, copy.length));
    return copy;
  }

  public static char[] copyOfRange(char[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    int length = start > end ? 0 : Lengths.fix(array, array.length);
    if (start < 0 || start > length || start > end) {
      return Arrays.copyOfRange(array, start, end);
    }
    char[] copy = new char[end - start];
    System.arraycopy(array, start, copy, 0, Math.min(length - start, copy.length));
    return copy;
  }

  public static void sort(char[] array) {
    sortWithin(array, 0, Lengths.fix(array, array.length));
  }

  public static void sort(char[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      sortWithin(array, start, end);
    } else {
      Arrays.sort(array, start, end);
    }
  }

  private static void sortWithin(char[] array, int from, int to) {
    if (to - from > MOST_SORTED) {
      sortMany(array, from, to);
      return;
    }
    for (int i = from + 1; i < to; i++) {
      char value = array[i];
      int place = i;
      while (place > from && value < array[place - 1]) {
        array[place] = array[place - 1];
        place--;
      }
      array[place] = value;
    }
  }

  private static void sortMany(char[] array, int from, int to) {
    char[] plain = new char[to - from];
    boolean isSymbolic = false;
    for (int i = from; i < to; i++) {
      isSymbolic |= Symbolic.isSymbolic(array[i]);
      plain[i - from] = (char) Symbolic.concrete(array[i]);
    }
    if (isSymbolic) {
      Symbolic.lose();
    }
    Arrays.sort(plain);
    System.arraycopy(plain, 0, array, from, plain.length);
  }

  public static int binarySearch(char[] array, char key) {
    int low = 0;
    int high = Lengths.fix(array, array.length) - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (array[middle] < key) {
        low = middle + 1;
      } else if (array[middle] > key) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -(low + 1);
  }

  public static boolean equals(int @Nullable [] a, int @Nullable [] b) {
    if (a == b || a == null || b == null || a.length != b.length) {
      return a == b;
    }
    int length = Lengths.fix(a, a.length);
    Lengths.fix(b, b.length);
    int same = 1;
    for (int i = 0; i < length; i++) {
      same &= Symbolic.equal(a[i], b[i]);
    }
    return same == 1;
  }

  public static int hashCode(int @Nullable [] array) {
    int hash = array == null ? 0 : 1;
    int length = array == null ? 0 : Lengths.fix(array, array.length);
    for (int i = 0; array != null && i < length; i++) {
      hash = FACTOR * hash + IntegerModel.hashCode(array[i]);
    }
    return hash;
  }

  public static void fill(int[] array, int value) {
    int length = Lengths.fix(array, array.length);
    for (int i = 0; i < length; i++) {
      array[i] = value;
    }
  }

  public static void fill(int[] array, int from, int to, int value) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      for (int i = start; i < end; i++) {
        array[i] = value;
      }
    } else {
      Arrays.fill(array, start, end, Symbolic.concrete(value));
    }
  }

  public static int[] copyOf(int[] array, int newLength) {
    if (newLength < 0) {
      return Arrays.copyOf(array, Symbolic.concrete(newLength));
    }
    int[] copy = new int[Numbers.pin(newLength)];
    int length = Lengths.fix(array, array.length);
    System.arraycopy(array, 0, copy, 0, Math.min(length, copy.length));
    return copy;
  }

  public static int[] copyOfRange(int[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    int length = start > end ? 0 : Lengths.fix(array, array.length);
    if (start < 0 || start > length || start > end) {
      return Arrays.copyOfRange(array, start, end);
    }
    int[] copy = new int[end - start];
    System.arraycopy(array, start, copy, 0, Math.min(length - start, copy.length));
    return copy;
  }

  public static void sort(int[] array) {
    sortWithin(array, 0, Lengths.fix(array, array.length));
  }

  public static void sort(int[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      sortWithin(array, start, end);
    } else {
      Arrays.sort(array, start, end);
    }
  }

  private static void sortWithin(int[] array, int from, int to) {
    if (to - from > MOST_SORTED) {
      sortMany(array, from, to);
      return;
    }
    for (int i = from + 1; i < to; i++) {
      int value = array[i];
      int place = i;
      while (place > from && value < array[place - 1]) {
        array[place] = array[place - 1];
        place--;
      }
      array[place] = value;
    }
  }

  private static void sortMany(int[] array, int from, int to) {
    int[] plain = new int[to - from];
    boolean isSymbolic = false;
    for (int i = from; i < to; i++) {
      isSymbolic |= Symbolic.isSymbolic(array[i]);
      plain[i - from] = Symbolic.concrete(array[i]);
    }
    if (isSymbolic) {
      Symbolic.lose();
    }
    Arrays.sort(plain);
    System.arraycopy(plain, 0, array, from, plain.length);
  }

  public static int binarySearch(int[] array, int key) {
    int low = 0;
    int high = Lengths.fix(array, array.length) - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (array[middle] < key) {
        low = middle + 1;
      } else if (array[middle] > key) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -(low + 1);
  }

  public static boolean equals(long @Nullable [] a, long @Nullable [] b) {
    if (a == b || a == null || b == null || a.length != b.length) {
      return a == b;
    }
    int length = Lengths.fix(a, a.length);
    Lengths.fix(b, b.length);
    int same = 1;
    for (int i = 0; i < length; i++) {
      same &= Flags.same(a[i], b[i]);
    }
    return same == 1;
  }

  public static int hashCode(long @Nullable [] array) {
    int hash = array == null ? 0 : 1;
    int length = array == null ? 0 : Lengths.fix(array, array.length);
    for (int i = 0; array != null && i < length; i++) {
      hash = FACTOR * hash + LongModel.hashCode(array[i]);
    }
    return hash;
  }

  public static void fill(long[] array, long value) {
    int length = Lengths.fix(array, array.length);
    for (int i = 0; i < length; i++) {
      array[i] = value;
    }
  }

  public static void fill(long[] array, int from, int to, long value) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      for (int i = start; i < end; i++) {
        array[i] = value;
      }
    } else {
      Arrays.fill(array, start, end, Symbolic.concrete(value));
    }
  }

  public static long[] copyOf(long[] array, int newLength) {
    if (newLength < 0) {
      return Arrays.copyOf(array, Symbolic.concrete(newLength));
    }
    long[] copy = new long[Numbers.pin(newLength)];
    int length = Lengths.fix(array, array.length);
    System.arraycopy(array, 0, copy, 0, Math.min(length, copy.length));
    return copy;
  }

  public static long[] copyOfRange(long[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    int length = start > end ? 0 : Lengths.fix(array, array.length);
    if (start < 0 || start > length || start > end) {
      return Arrays.copyOfRange(array, start, end);
    }
    long[] copy = new long[end - start];
    System.arraycopy(array, start, copy, 0, Math.min(length - start, copy.length));
    return copy;
  }

  public static void sort(long[] array) {
    sortWithin(array, 0, Lengths.fix(array, array.length));
  }

  public static void sort(long[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      sortWithin(array, start, end);
    } else {
      Arrays.sort(array, start, end);
    }
  }

  private static void sortWithin(long[] array, int from, int to) {
    if (to - from > MOST_SORTED) {
      sortMany(array, from, to);
      return;
    }
    for (int i = from + 1; i < to; i++) {
      long value = array[i];
      int place = i;
      while (place > from && value < array[place - 1]) {
        array[place] = array[place - 1];
        place--;
      }
      array[place] = value;
    }
  }

  private static void sortMany(long[] array, int from, int to) {
    long[] plain = new long[to - from];
    boolean isSymbolic = false;
    for (int i = from; i < to; i++) {
      isSymbolic |= Symbolic.isSymbolic(array[i]);
      plain[i - from] = Symbolic.concrete(array[i]);
    }
    if (isSymbolic) {
      Symbolic.lose();
    }
    Arrays.sort(plain);
    System.arraycopy(plain, 0, array, from, plain.length);
  }

  public static int binarySearch(long[] array, long key) {
    int low = 0;
    int high = Lengths.fix(array, array.length) - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (array[middle] < key) {
        low = middle + 1;
      } else if (array[middle] > key) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -(low + 1);
  }

  public static boolean equals(float @Nullable [] a, float @Nullable [] b) {
    if (a == b || a == null || b == null || a.length != b.length) {
      return a == b;
    }
    int length = Lengths.fix(a, a.length);
    Lengths.fix(b, b.length);
    for (int i = 0; i < length; i++) {
      if (FloatModel.compare(a[i], b[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(float @Nullable [] array) {
    int hash = array == null ? 0 : 1;
    int length = array == null ? 0 : Lengths.fix(array, array.length);
    for (int i = 0; array != null && i < length; i++) {
      hash = FACTOR * hash + FloatModel.hashCode(array[i]);
    }
    return hash;
  }

  public static void fill(float[] array, float value) {
    int length = Lengths.fix(array, array.length);
    for (int i = 0; i < length; i++) {
      array[i] = value;
    }
  }

  public static void fill(float[] array, int from, int to, float value) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      for (int i = start; i < end; i++) {
        array[i] = value;
      }
    } else {
      Arrays.fill(array, start, end, Symbolic.concrete(value));
    }
  }

  public static float[] copyOf(float[] array, int newLength) {
    if (newLength < 0) {
      return Arrays.copyOf(array, Symbolic.concrete(newLength));
    }
    float[] copy = new float[Numbers.pin(newLength)];
    int length = Lengths.fix(array, array.length);
    System.arraycopy(array, 0, copy, 0, Math.min(length, copy.length));
    return copy;
  }

  public static float[] copyOfRange(float[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    int length = start > end ? 0 : Lengths.fix(array, array.length);
    if (start < 0 || start > length || start > end) {
      return Arrays.copyOfRange(array, start, end);
    }
    float[] copy = new float[end - start];
    System.arraycopy(array, start, copy, 0, Math.min(length - start, copy.length));
    return copy;
  }

  public static void sort(float[] array) {
    sortWithin(array, 0, Lengths.fix(array, array.length));
  }

  public static void sort(float[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      sortWithin(array, start, end);
    } else {
      Arrays.sort(array, start, end);
    }
  }

  private static void sortWithin(float[] array, int from, int to) {
    if (to - from > MOST_SORTED) {
      sortMany(array, from, to);
      return;
    }
    for (int i = from + 1; i < to; i++) {
      float value = array[i];
      int place = i;
      while (place > from && FloatModel.compare(value, array[place - 1]) < 0) {
        array[place] = array[place - 1];
        place--;
      }
      array[place] = value;
    }
  }

  private static void sortMany(float[] array, int from, int to) {
    float[] plain = new float[to - from];
    boolean isSymbolic = false;
    for (int i = from; i < to; i++) {
      isSymbolic |= Symbolic.isSymbolic(array[i]);
      plain[i - from] = Symbolic.concrete(array[i]);
    }
    if (isSymbolic) {
      Symbolic.lose();
    }
    Arrays.sort(plain);
    System.arraycopy(plain, 0, array, from, plain.length);
  }

  public static int binarySearch(float[] array, float key) {
    int low = 0;
    int high = Lengths.fix(array, array.length) - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (FloatModel.compare(array[middle], key) < 0) {
        low = middle + 1;
      } else if (FloatModel.compare(array[middle], key) > 0) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -(low + 1);
  }

  public static boolean equals(double @Nullable [] a, double @Nullable [] b) {
    if (a == b || a == null || b == null || a.length != b.length) {
      return a == b;
    }
    int length = Lengths.fix(a, a.length);
    Lengths.fix(b, b.length);
    for (int i = 0; i < length; i++) {
      if (DoubleModel.compare(a[i], b[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(double @Nullable [] array) {
    int hash = array == null ? 0 : 1;
    int length = array == null ? 0 : Lengths.fix(array, array.length);
    for (int i = 0; array != null && i < length; i++) {
      hash = FACTOR * hash + DoubleModel.hashCode(array[i]);
    }
    return hash;
  }

  public static void fill(double[] array, double value) {
    int length = Lengths.fix(array, array.length);
    for (int i = 0; i < length; i++) {
      array[i] = value;
    }
  }

  public static void fill(double[] array, int from, int to, double value) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      for (int i = start; i < end; i++) {
        array[i] = value;
      }
    } else {
      Arrays.fill(array, start, end, Symbolic.concrete(value));
    }
  }

  public static double[] copyOf(double[] array, int newLength) {
    if (newLength < 0) {
      return Arrays.copyOf(array, Symbolic.concrete(newLength));
    }
    double[] copy = new double[Numbers.pin(newLength)];
    int length = Lengths.fix(array, array.length);
    System.arraycopy(array, 0, copy, 0, Math.min(length, copy.length));
    return copy;
  }

  public static double[] copyOfRange(double[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    int length = start > end ? 0 : Lengths.fix(array, array.length);
    if (start < 0 || start > length || start > end) {
      return Arrays.copyOfRange(array, start, end);
    }
    double[] copy = new double[end - start];
    System.arraycopy(array, start, copy, 0, Math.min(length - start, copy.length));
    return copy;
  }

  public static void sort(double[] array) {
    sortWithin(array, 0, Lengths.fix(array, array.length));
  }

  public static void sort(double[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    if (Lengths.isRange(start, end, Lengths.fix(array, array.length))) {
      sortWithin(array, start, end);
    } else {
      Arrays.sort(array, start, end);
    }
  }

  private static void sortWithin(double[] array, int from, int to) {
    if (to - from > MOST_SORTED) {
      sortMany(array, from, to);
      return;
    }
    for (int i = from + 1; i < to; i++) {
      double value = array[i];
      int place = i;
      while (place > from && DoubleModel.compare(value, array[place - 1]) < 0) {
        array[place] = array[place - 1];
        place--;
      }
      array[place] = value;
    }
  }

  private static void sortMany(double[] array, int from, int to) {
    double[] plain = new double[to - from];
    boolean isSymbolic = false;
    for (int i = from; i < to; i++) {
      isSymbolic |= Symbolic.isSymbolic(array[i]);
      plain[i - from] = Symbolic.concrete(array[i]);
    }
    if (isSymbolic) {
      Symbolic.lose();
    }
    Arrays.sort(plain);
    System.arraycopy(plain, 0, array, from, plain.length);
  }

  public static int binarySearch(double[] array, double key) {
    int low = 0;
    int high = Lengths.fix(array, array.length) - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (DoubleModel.compare(array[middle], key) < 0) {
        low = middle + 1;
      } else if (DoubleModel.compare(array[middle], key) > 0) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -(low + 1);
  }

  public static boolean equals(@Nullable Object @Nullable [] a, @Nullable Object @Nullable [] b) {
    if (a == b || a == null || b == null || a.length != b.length) {
      return a == b;
    }
    int length = Lengths.fix(a, a.length);
    Lengths.fix(b, b.length);
    for (int i = 0; i < length; i++) {
      if (!Values.equal(a[i], b[i])) {
        return false;
      }
    }
    return true;
  }

  public static boolean deepEquals(
      @Nullable Object @Nullable [] a, @Nullable Object @Nullable [] b) {
    if (a == b || a == null || b == null || a.length != b.length) {
      return a == b;
    }
    int length = Lengths.fix(a, a.length);
    Lengths.fix(b, b.length);
    for (int i = 0; i < length; i++) {
      if (!DeepArrays.equal(a[i], b[i])) {
        return false;
      }
    }
    return true;
  }

  public static int hashCode(@Nullable Object @Nullable [] array) {
    int hash = array == null ? 0 : 1;
    int length = array == null ? 0 : Lengths.fix(array, array.length);
    for (int i = 0; array != null && i < length; i++) {
      hash = FACTOR * hash + Values.hash(array[i]);
    }
    return hash;
  }

  public static int deepHashCode(@Nullable Object @Nullable [] array) {
    int hash = array == null ? 0 : 1;
    int length = array == null ? 0 : Lengths.fix(array, array.length);
    for (int i = 0; array != null && i < length; i++) {
      hash = FACTOR * hash + DeepArrays.hash(array[i]);
    }
    return hash;
  }

  public static void fill(@Nullable Object[] array, @Nullable Object value) {
    Lengths.fix(array, array.length);
    Arrays.fill(array, value);
  }

  public static <T extends @Nullable Object> T[] copyOf(T[] array, int newLength) {
    Lengths.fix(array, array.length);
    if (newLength < 0) {
      return Arrays.copyOf(array, Symbolic.concrete(newLength));
    }
    return Arrays.copyOf(array, Numbers.pin(newLength));
  }

  public static <T extends @Nullable Object> T[] copyOfRange(T[] array, int from, int to) {
    Lengths.fix(array, array.length);
    return Arrays.copyOfRange(array, Numbers.pin(from), Numbers.pin(to));
  }

  public static void sort(@Nullable Object[] array) {
    sort(array, null);
  }

  public static void sort(
      @Nullable Object[] array, @Nullable Comparator<? super @Nullable Object> order) {
    if (Lengths.fix(array, array.length) < Sorting.MOST) {
      Sorting.sort(array, order);
      return;
    }
    if (Carriers.reaches(array)) {
      Symbolic.lose();
    }
    Arrays.sort(array, order);
  }

  public static IntStream stream(int[] array) {
    return IntSources.array(array);
  }

  public static IntStream stream(int[] array, int from, int to) {
    return IntSources.part(array, from, to);
  }
}
