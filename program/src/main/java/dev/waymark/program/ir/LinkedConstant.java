package dev.waymark.program.ir;

/**
 * A constant that is resolved when first used, and may fail then: a class, a method type, a method
 * handle or a dynamic constant.
 *
 * @param sort which of them
 * @param kind the kind of the value; a reference, except for some dynamic constants
 * @param text the constant in the notation of ASM's {@code Type}, {@code Handle} or {@code
 *     ConstantDynamic}
 */
public record LinkedConstant(Sort sort, Kind kind, String text) implements CodeConstant {
  /** What is resolved. */
  public enum Sort {
    CLASS,
    METHOD_TYPE,
    METHOD_HANDLE,
    DYNAMIC
  }

  @Override
  public String toString() {
    return sort == Sort.CLASS ? Names.type(text) + ".class" : text;
  }
}
