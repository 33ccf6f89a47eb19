package dev.waymark.program.internal.lift;

import org.jspecify.annotations.Nullable;

/**
 * What is known of a value.
 *
 * @param reference what is known of a reference
 * @param number the bits of a number that is known; else null
 * @param length the length of an array that is known; else null
 * @param type the exact class of an object that is known, as a descriptor; else null
 */
record Fact(
    Reference reference, @Nullable Long number, @Nullable Long length, @Nullable String type) {
  static final Fact NOTHING = new Fact(Reference.ANY, null, null, null);

  static final Fact SWITCH_MAP = new Fact(Reference.SWITCH_MAP, null, null, "[I");

  static final Fact NULL = new Fact(Reference.NULL, null, null, null);
  static final Fact NON_NULL = new Fact(Reference.NON_NULL, null, null, null);

  /** What a reference may refer to. */
  enum Reference {
    ANY,
    NULL,
    NON_NULL,
    /** An array that compilers make as long as an enum has constants, to be indexed by ordinals. */
    SWITCH_MAP
  }

  static Fact number(long bits) {
    return new Fact(Reference.ANY, bits, null, null);
  }

  /** A non-null object of exactly the class with this descriptor. */
  static Fact object(String descriptor) {
    return new Fact(Reference.NON_NULL, null, null, descriptor);
  }

  /** A fresh array of exactly this type, with a length as far as known. */
  static Fact array(String descriptor, Fact length) {
    return new Fact(Reference.NON_NULL, null, length.number, descriptor);
  }

  boolean isNonNull() {
    return reference == Reference.NON_NULL || reference == Reference.SWITCH_MAP;
  }

  boolean isNonZero() {
    return number != null && number != 0;
  }

  boolean isNotNegative() {
    return number != null && number >= 0;
  }

  /** Whether this is an array in which {@code index} surely lies. */
  boolean hasIndex(Fact index) {
    if (reference == Reference.SWITCH_MAP) {
      return true;
    }
    return length != null && index.number != null && 0 <= index.number && index.number < length;
  }

  /** Whether a cast to {@code target}, an internal name or array descriptor, surely succeeds. */
  boolean isCastable(String target) {
    String descriptor = target.startsWith("[") ? target : "L" + target + ";";
    return reference == Reference.NULL || descriptor.equals(type);
  }

  /** Whether this is an array that surely takes {@code value}. */
  boolean takes(Fact value) {
    return value.reference == Reference.NULL || takesObject(value);
  }

  private boolean takesObject(Fact value) {
    return type != null
        && (type.equals("[Ljava/lang/Object;")
            || (value.type != null && type.equals("[" + value.type)));
  }
}
