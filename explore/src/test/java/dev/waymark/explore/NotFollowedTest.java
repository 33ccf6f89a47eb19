package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ClassPath;
import dev.waymark.validation.classic.Triangle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Every validation program is walked through by one test, so that no entry of the list is stale.
 */
class NotFollowedTest {
  private static final List<String> WALKED =
      List.of(
          InterpreterAlgorithmsTest.PACKAGES,
          InterpreterArithmeticTest.PACKAGES,
          InterpreterControlTest.PACKAGES,
          InterpreterJava17Test.PACKAGES,
          InterpreterObjectsTest.PACKAGES,
          InterpreterTextsTest.PACKAGES,
          InterpreterTrapsTest.PACKAGES);

  private static final List<String> TYPES =
      ClassPath.open(ClassPath.placeOf(Triangle.class)).names().stream()
          .filter(name -> !name.endsWith("package-info"))
          .map(InterpreterContract::simple)
          .toList();

  @Test
  void everyValidationProgramIsWalkedThroughOnce() {
    for (String type : TYPES) {
      List<String> groups = new ArrayList<>(WALKED);
      groups.removeIf(packages -> !type.matches("(" + packages + ")\\..*"));
      assertEquals(1, groups.size(), type + ": " + groups);
    }
  }

  @Test
  void everyEntryIsOfAValidationProgram() {
    assertTrue(TYPES.containsAll(NotFollowed.types()), NotFollowed.types().toString());
  }
}
