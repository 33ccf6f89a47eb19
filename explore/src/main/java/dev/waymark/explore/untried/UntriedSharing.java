package dev.waymark.explore.untried;

import dev.waymark.target.Entry;
import dev.waymark.target.making.InputType;
import dev.waymark.target.making.Maker;
import java.util.Optional;

/**
 * Whether it may make a difference that an object is in two places. Whole inputs of one type are
 * tried as one object, their parts are not, nor are strings and boxes.
 */
final class UntriedSharing {
  private UntriedSharing() {}

  static Optional<String> of(Entry entry, ObjectUse use) {
    if (use.comparesArrays() && entry.types().anyMatch(UntriedSharing::isOfArrays)) {
      return Optional.of("no array was passed twice");
    }
    boolean mayShare = entry.inputs().stream().anyMatch(each -> hasParts(each.type()));
    return use.comparesReferences() && mayShare
        ? Optional.of("no object was passed twice")
        : Optional.empty();
  }

  private static boolean isOfArrays(InputType type) {
    return type instanceof InputType.ArrayOf array && array.element() instanceof InputType.ArrayOf;
  }

  /** Whether an input has parts that are objects, or is one that is never the same as another. */
  private static boolean hasParts(InputType type) {
    if (type instanceof InputType.ArrayOf array) {
      return !isPlain(array.element());
    }
    return type instanceof InputType.Made made
        ? made.parts().stream().anyMatch(each -> !isPlain(each))
        : !isPlain(type);
  }

  /** Whether objects of the type, if any, are the same wherever they come from. */
  private static boolean isPlain(InputType type) {
    return type instanceof InputType.Primitive
        || (type instanceof InputType.Made made
            && made.makers().stream().allMatch(Maker.Constant.class::isInstance));
  }
}
