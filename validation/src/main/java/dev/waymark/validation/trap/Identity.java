package dev.waymark.validation.trap;

import java.util.IdentityHashMap;
import java.util.Map;

/** Hole 3: one object for several numbers. */
public final class Identity {
  private Identity() {}

  /** A constant whose state is shared. */
  enum Color {
    RED,
    GREEN;

    int weight;
  }

  public static int sameBox(int a) {
    Integer x = a;
    Integer y = a;
    return x == y ? 1 : 0;
  }

  public static int sharedBox(int a, int b) {
    Integer x = a;
    Integer y = b;
    int sum = 0;
    if (x > 3) {
      sum++;
    }
    if (y > 50) {
      sum += 2;
    }
    return sum;
  }

  @Expected(
      open = "Integer.toString(a).intern() == \"77\" [true]",
      because = "which texts are interned is not followed")
  public static int interned(int a) {
    return Integer.toString(a).intern() == "77" ? 1 : 0;
  }

  public static int constant(int a, int b) {
    Color.RED.weight = a;
    Color first = Color.values()[b & 1];
    return first.weight == 77 ? 1 : 0;
  }

  @Expected(open = "map.size() == 1 [true]", because = "identity maps are not followed")
  public static int identityMap(byte a, byte b) {
    Map<Byte, Integer> map = new IdentityHashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    return map.size() == 1 ? 1 : 0;
  }

  public static int booleans(boolean a, boolean b) {
    Boolean x = a;
    Boolean y = b;
    return x == y ? 1 : 0;
  }
}
