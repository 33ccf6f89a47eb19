package dev.waymark.probe;

import dev.waymark.probe.run.LossReason;
import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.run.Run;
import dev.waymark.probe.run.SelfCheck;
import dev.waymark.probe.shadow.ArrayShadow;
import dev.waymark.probe.shadow.ArrayValues;
import dev.waymark.probe.shadow.ChoiceShadow;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/**
 * Writes to array elements. Entry points of instrumented code, which asks {@link Elements#any}
 * first.
 */
public final class ElementStores {
  private ElementStores() {}

  /** The element about to be written. */
  public static void store(
      @Nullable Object array,
      int index,
      int value,
      @Nullable Shadow shadow,
      @Nullable Shadow written,
      int site) {
    write(array, index, (long) value, shadow, written, site);
  }

  public static void store(
      @Nullable Object array,
      int index,
      long value,
      @Nullable Shadow shadow,
      @Nullable Shadow written,
      int site) {
    write(array, index, value, shadow, written, site);
  }

  public static void store(
      @Nullable Object array,
      int index,
      float value,
      @Nullable Shadow shadow,
      @Nullable Shadow written,
      int site) {
    write(array, index, (long) Float.floatToIntBits(value), shadow, written, site);
  }

  public static void store(
      @Nullable Object array,
      int index,
      double value,
      @Nullable Shadow shadow,
      @Nullable Shadow written,
      int site) {
    write(array, index, Double.doubleToLongBits(value), shadow, written, site);
  }

  /** The reference about to be written, for the bounds check alone. */
  public static void storeReference(
      @Nullable Object array, int index, @Nullable Shadow shadow, int site) {
    if (array != null && Run.isHere()) {
      if (Elements.isWithin(array, index, Elements.find(array), shadow, site) && shadow != null) {
        Run.incomplete(LossReason.PINNED_INDEX, site);
      }
    }
  }

  private static void write(
      @Nullable Object array,
      int index,
      long bits,
      @Nullable Shadow shadow,
      @Nullable Shadow written,
      int site) {
    if (array == null) {
      return;
    }
    if (!Run.isHere()) {
      return;
    }
    if (SelfCheck.ON) {
      SelfCheck.compare(written, bits, site);
    }
    ArrayShadow known = Elements.find(array);
    if (!Elements.isWithin(array, index, known, shadow, site)) {
      return;
    }
    if (shadow == null) {
      writeOne(array, index, known, written);
    } else {
      writeSome(array, index, shadow, new ChoiceShadow.Branch(written, bits), site);
    }
  }

  private static void writeOne(
      Object array, int index, @Nullable ArrayShadow known, @Nullable Shadow written) {
    if (known != null) {
      known.set(index, written);
    } else if (written != null) {
      Elements.require(array).set(index, written);
    }
  }

  private static void writeSome(
      Object array, int index, Shadow shadow, ChoiceShadow.Branch written, int site) {
    int length = ArrayValues.length(array);
    ArrayShadow known = Elements.require(array);
    if (length > Elements.LONGEST || Elements.hasOpenLength(known)) {
      Run.incomplete(LossReason.PINNED_INDEX, site);
      known.set(index, written.shadow());
      return;
    }
    for (int i = 0; i < length; i++) {
      Shadow old = Elements.element(array, i, known);
      ChoiceShadow.Branch kept = new ChoiceShadow.Branch(old, ArrayValues.bits(array, i));
      known.set(i, Nodes.choice(ArrayValues.kind(array), shadow, i, written, kept));
    }
  }
}
