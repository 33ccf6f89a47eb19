package dev.waymark.library.java.util;

import dev.waymark.library.Values;
import dev.waymark.library.java.lang.ObjectModel;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@link Set}. */
public final class SetModel {
  private SetModel() {}

  public static boolean equals(Set<?> self, @Nullable Object other) {
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
      return CollectionModel.containsAll(self, set);
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

  public static int hashCode(Set<?> self) {
    if (!Values.isForeign(self)) {
      return ofOwn(self).hashCode();
    }
    int hash = 0;
    for (Object element : self) {
      hash += element == null ? 0 : ObjectModel.hashCode(element);
    }
    return hash;
  }
}
