package dev.waymark.probe;

import dev.waymark.probe.run.LossReason;
import dev.waymark.probe.run.Run;
import dev.waymark.probe.shadow.ArrayShadow;
import dev.waymark.probe.shadow.ArrayValues;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/** Arrays that go through methods of the JDK. Entry points of instrumented code. */
public final class ArrayCalls {
  private ArrayCalls() {}

  /** The array goes to code that is not instrumented and may write to it. */
  public static void escape(@Nullable Object value, int site) {
    if (value == null || !Run.isHere()) {
      return;
    }
    ArrayShadow known = Elements.find(value);
    if (known != null && (known.hasElements() || known.length() != null)) {
      Run.incomplete(LossReason.FOREIGN_ARRAY, site);
      known.forgetElements();
    } else if (Carriers.any && Carriers.reaches(value)) {
      Run.incomplete(LossReason.FOREIGN_CALL, site);
    }
  }

  /** The value becomes a message; a text does so as it is. */
  public static void escapeUnlessText(@Nullable Object value, int site) {
    if (!(value instanceof String)) {
      escape(value, site);
    }
  }

  /** The value goes to a method of {@code receiver}, whose class may be instrumented. */
  public static void escapeTo(@Nullable Object receiver, @Nullable Object value, int site) {
    if (receiver != null && value != null && Run.isHere() && !Carriers.isFollowed(receiver)) {
      escape(value, site);
    }
  }

  /** A method of {@code receiver} is called that may look at what is in it. */
  public static void escapeInside(@Nullable Object receiver, int site) {
    if (receiver != null && Run.isHere() && !Carriers.isFollowed(receiver)) {
      escape(receiver, site);
    }
  }

  /** {@code copy} is a clone of {@code array}. */
  public static void cloned(Object array, Object copy) {
    ArrayShadow known = Run.isHere() ? Elements.find(array) : null;
    if (known == null) {
      return;
    }
    int length = ArrayValues.length(array);
    Shadow[] elements = new Shadow[length];
    for (int i = 0; i < length; i++) {
      elements[i] = known.get(i);
    }
    Elements.symbolic(copy, known.length(), elements);
  }

  /** System.arraycopy was done with concrete positions. */
  public static void copied(Object source, int from, Object target, int to, int count) {
    if (!Run.isHere() || !ArrayValues.isPrimitive(source)) {
      return;
    }
    ArrayShadow known = Elements.find(source);
    Shadow[] moved = new Shadow[count];
    for (int i = 0; known != null && i < count; i++) {
      moved[i] = known.get(from + i);
    }
    ArrayShadow other = known == null ? Elements.find(target) : Elements.require(target);
    for (int i = 0; other != null && i < count; i++) {
      other.set(to + i, moved[i]);
    }
  }
}
