package dev.waymark.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the probe publishes of itself exists. */
class IntrinsicTest {
  @ParameterizedTest
  @EnumSource
  void intrinsicsArePublicStaticMethods(Intrinsic intrinsic) {
    assertTrue(
        Arrays.stream(intrinsic.owner().getMethods())
            .filter(each -> each.getName().equals(intrinsic.method()))
            .anyMatch(each -> Modifier.isStatic(each.getModifiers())));
  }

  @ParameterizedTest
  @EnumSource
  void intrinsicsAreFoundByTheirMethods(Intrinsic intrinsic) {
    String owner = intrinsic.owner().getName().replace('.', '/');
    assertEquals(intrinsic, Intrinsic.of(owner, intrinsic.method()));
    assertNull(Intrinsic.of(owner, "other"));
    assertTrue(Intrinsic.isOfProbe(owner));
  }

  @Test
  void theFieldsOfCarriersExist() throws ReflectiveOperationException {
    String owner = Carriers.class.getName().replace('.', '/');
    assertTrue(Intrinsic.countsCarriers(owner, Carriers.class.getField("made").getName()));
    assertTrue(Intrinsic.saysAnyCarriers(owner, Carriers.class.getField("any").getName()));
    assertFalse(Intrinsic.countsCarriers(owner, "any"));
  }

  @Test
  void otherClassesAreNotOfTheProbe() {
    assertFalse(Intrinsic.isOfProbe("java/lang/String"));
  }
}
