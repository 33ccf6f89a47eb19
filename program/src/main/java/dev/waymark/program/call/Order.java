package dev.waymark.program.call;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.MethodRef;
import java.util.Comparator;

/** The total orders in which this package lists things. */
final class Order {
  /** By owner, name and descriptor. */
  static final Comparator<MethodRef> REFS =
      comparing(MethodRef::owner)
          .thenComparing(MethodRef::name)
          .thenComparing(MethodRef::descriptor);

  /** By owner, name and descriptor. */
  static final Comparator<MethodModel> METHODS = comparing(MethodModel::ref, REFS);

  /** By owner, name and descriptor. */
  static final Comparator<FieldRef> FIELDS =
      comparing(FieldRef::owner).thenComparing(FieldRef::name).thenComparing(FieldRef::descriptor);

  /** By caller and place in it. */
  static final Comparator<CallSite> SITES =
      comparing(CallSite::caller, REFS).thenComparing(comparingInt(CallSite::statement));

  private Order() {}
}
