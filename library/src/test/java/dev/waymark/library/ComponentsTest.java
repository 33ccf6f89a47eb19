package dev.waymark.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Records are hashed and compared as the JDK does it. */
class ComponentsTest {
  private record Both(int number, @Nullable String text) {}

  private static final List<Both> SOME =
      List.of(new Both(0, null), new Both(-7, ""), new Both(3, "ab"), new Both(3, "ba"));

  @Test
  void hashesAreThoseOfRecords() {
    for (Both each : SOME) {
      int hash = Components.hash(Components.hash(0, each.number()), each.text());
      assertEquals(each.hashCode(), hash, each.toString());
    }
  }

  @Test
  void equalityIsThatOfRecords() {
    for (Both one : SOME) {
      for (Both other : SOME) {
        boolean isSame = one.number() == other.number();
        boolean isEqual = Components.equal(isSame, one.text(), other.text());
        assertEquals(one.equals(other), isEqual, one + " and " + other);
      }
    }
  }
}
