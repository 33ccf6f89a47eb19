package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.waymark.instrument.jdk.Models;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.MethodRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelsFoundTest {
  private static final String OBJECT_TO_INT = "(Ljava/lang/Object;)I";

  @ParameterizedTest
  @CsvSource({
    "java/util/ArrayList, hashCode, ()I, java/lang/ObjectModel",
    "java/util/Objects, hashCode, (Ljava/lang/Object;)I, java/util/ObjectsModel",
    "java/lang/String, length, ()I, java/lang/StringModel"
  })
  void methodsOfObjectsAreInheritedAndOthersOfTheirClass(
      String owner, String name, String descriptor, String model) {
    try (Laboratory laboratory = new Laboratory()) {
      MethodRef found = models(laboratory).find(new MethodRef(owner, name, descriptor));
      assertEquals("dev/waymark/library/" + model, found == null ? null : found.owner());
    }
  }

  @Test
  void whatTakesAnObjectIsNoMethodOfObjects() {
    try (Laboratory laboratory = new Laboratory()) {
      MethodRef method = new MethodRef("java/util/Collections", "hashCode", OBJECT_TO_INT);
      assertNull(models(laboratory).find(method));
    }
  }

  private static Models models(Laboratory laboratory) {
    return new Models(ClassHierarchy.of(laboratory.program));
  }
}
