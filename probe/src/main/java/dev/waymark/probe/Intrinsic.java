package dev.waymark.probe;

import org.jspecify.annotations.Nullable;

/**
 * The methods of the probe that models and drawn inputs call, by what they mean. Whoever follows
 * code without running it answers these itself. Each names public static methods that exist, all
 * overloads of one name meaning the same.
 */
public enum Intrinsic {
  /** Whether two numbers are equal, as 0 or 1, without a branch. */
  EQUAL(Symbolic.class, "equal"),
  /** One of two numbers, without a branch. */
  CHOOSE(Symbolic.class, "choose"),
  /** The order of two numbers as -1, 0 or 1, without a branch. */
  COMPARE(Symbolic.class, "compare"),
  /** Whether a number depends on the input. */
  IS_SYMBOLIC(Symbolic.class, "isSymbolic"),
  /** A number as it is in this run. */
  CONCRETE(Symbolic.class, "concrete"),
  /** Whether something in an array, or its length, depends on the input. */
  IS_SYMBOLIC_ARRAY(Symbolic.class, "isSymbolicArray"),
  /** Whether no decision has fixed the length of an array. */
  HAS_OPEN_LENGTH(Symbolic.class, "hasOpenLength"),
  /** Fixes the length of an array. */
  FIX_LENGTH(Symbolic.class, "fixLength"),
  /** Something that depended on the input is not followed any further. */
  LOSE(Symbolic.class, "lose"),
  /** Puts contents beside an object. */
  CARRY(Carriers.class, "put"),
  /** The contents beside an object. */
  CONTENTS(Carriers.class, "contents"),
  /** In which place an object was given contents. */
  NUMBER(Carriers.class, "number"),
  /** Takes the contents from beside an object. */
  FORGET(Carriers.class, "forget"),
  /** Whether an object with contents beside it is in another. */
  REACHES(Carriers.class, "reaches"),
  /** The input is none. */
  REJECTION(Draws.class, "rejection");

  private final Class<?> owner;
  private final String method;

  Intrinsic(Class<?> owner, String method) {
    this.owner = owner;
    this.method = method;
  }

  Class<?> owner() {
    return owner;
  }

  String method() {
    return method;
  }

  /** Whether this is asked about what lies beside objects. */
  public boolean isOfCarriers() {
    return owner == Carriers.class;
  }

  /** Whether this is asked about numbers and arrays. */
  public boolean isOfNumbers() {
    return owner == Symbolic.class;
  }

  /** What a call of {@code method} in the class with this internal name means; null if nothing. */
  public static @Nullable Intrinsic of(String owner, String method) {
    for (Intrinsic each : values()) {
      if (each.method.equals(method) && internal(each.owner).equals(owner)) {
        return each;
      }
    }
    return null;
  }

  /** Whether the class with this internal name belongs to the probe. */
  public static boolean isOfProbe(String owner) {
    return owner.startsWith(internal(Probe.class).replaceFirst("[^/]*$", ""));
  }

  /** Whether the field counts the objects with contents, rather than saying if there are any. */
  public static boolean countsCarriers(String owner, String field) {
    return owner.equals(internal(Carriers.class)) && field.equals("made");
  }

  /** Whether the field says if there are objects with contents. */
  public static boolean saysAnyCarriers(String owner, String field) {
    return owner.equals(internal(Carriers.class)) && field.equals("any");
  }

  private static String internal(Class<?> type) {
    return type.getName().replace('.', '/');
  }
}
