package dev.waymark.library.value;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What {@code equals} and {@code hashCode} of sets say. */
public final class SetEquality {
  private SetEquality() {}

  public static boolean equal(Set<?> self, @Nullable Object other) {
    if (!Values.isForeign(self)) {
      return ofOwn(self).equals(other);
    }
    if (self == other) {
      return true;
    }
    if (!(other instanceof Set<?> set) || self.size() != set.size()) {
      return false;
    }
    try {
      return Membership.containsAll(self, set);
    } catch (ClassCastException | NullPointerException e) {
      return false;
    }
  }

  private static Set<?> ofOwn(Set<?> self) {
    if (Carriers.reaches(self)) {
      Symbolic.lose();
    }
    return self;
  }

  public static int hash(Set<?> self) {
    if (!Values.isForeign(self)) {
      return ofOwn(self).hashCode();
    }
    int hash = 0;
    for (Object element : self) {
      hash += element == null ? 0 : ObjectEquality.hash(element);
    }
    return hash;
  }
}
