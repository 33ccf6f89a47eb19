package dev.waymark.instrument.internal;

import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Kind;

/** Names and descriptors of the probe and of what is added to classes. */
final class ProbeNames {
  static final String PACKAGE = "dev/waymark/probe/";
  static final String SHADOW_CLASS = PACKAGE + "shadow/Shadow";
  static final String SHADOW = "L" + SHADOW_CLASS + ";";
  static final String ARITHMETIC = PACKAGE;
  static final String REFUSALS = PACKAGE + "refuse/Refusals";
  static final String BRANCHES = PACKAGE + "Branches";
  static final String BUDGET = PACKAGE + "StepBudget";
  static final String CALLS = PACKAGE + "Calls";
  static final String RETURNS = PACKAGE + "Returns";
  static final String LAMBDAS = PACKAGE + "Lambdas";
  static final String LABELS = PACKAGE + "Labels";
  static final String CHECKS = PACKAGE + "Checks";
  static final String PATH_LOG = PACKAGE + "run/PathLog";
  static final String COVERAGE = PACKAGE + "Coverage";
  static final String DRAWS = PACKAGE + "Draws";
  static final String API_DRAWS = "dev/waymark/api/Draws";
  static final String STATICS = PACKAGE + "Statics";
  static final String CARRIERS = PACKAGE + "Carriers";
  static final String SYMBOLIC = PACKAGE + "Symbolic";
  static final String ELEMENTS = PACKAGE + "Elements";
  static final String ELEMENT_STORES = PACKAGE + "ElementStores";
  static final String ARRAY_CALLS = PACKAGE + "ArrayCalls";
  static final String FIELDS = PACKAGE + "Fields";
  static final String OBJECT = "Ljava/lang/Object;";

  static final String BOXES = "dev/waymark/library/Boxes";
  static final String CONCAT = "dev/waymark/library/Concat";

  private ProbeNames() {}

  /** The name of the field beside {@code field}; the type is part of it, since fields may hide. */
  static String shadowOf(FieldRef field) {
    return "$waymark$" + field.name() + "$" + field.descriptor();
  }

  /** The descriptor of a value of this kind, as the probe takes it. */
  static String descriptor(Kind kind) {
    return switch (kind) {
      case INT -> "I";
      case LONG -> "J";
      case FLOAT -> "F";
      case DOUBLE -> "D";
      case REFERENCE -> OBJECT;
    };
  }
}
