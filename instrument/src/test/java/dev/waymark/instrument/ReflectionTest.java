package dev.waymark.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.instrument.targets.Listed;
import dev.waymark.program.Program;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Instrumented code does not see what was added to its classes. */
class ReflectionTest {
  private final Targets targets = new Targets(Listed.class);
  private final Class<?> instrumented =
      Targets.load(
          Listed.class.getName(),
          targets.instrumented(
              new Instrumenter(
                  new Program(targets.classes()),
                  name -> name.startsWith("dev/waymark/instrument/targets/"))));

  @Test
  void addedMembersAreNotListed() throws ReflectiveOperationException {
    assertEquals(Listed.members(), instrumented.getMethod("members").invoke(null));
    assertTrue(
        Arrays.stream(instrumented.getDeclaredFields())
            .anyMatch(field -> field.getName().startsWith("$waymark$number")));
  }

  @ParameterizedTest
  @CsvSource({"number, true", "serialVersionUID, false", "$waymark, false"})
  void addedFieldsAreNotFoundByName(String name, boolean expected)
      throws ReflectiveOperationException {
    assertEquals(expected, Listed.has(name));
    assertEquals(expected, instrumented.getMethod("has", String.class).invoke(null, name));
  }

  @Test
  void theSerialVersionStaysTheSame() throws ReflectiveOperationException {
    assertEquals(Listed.serialVersion(), instrumented.getMethod("serialVersion").invoke(null));
  }
}
