package dev.waymark.target;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.making.InputType;
import dev.waymark.target.targets.Asking;
import java.util.List;
import org.junit.jupiter.api.Test;

class ObjectInputTest {
  @Test
  void anArrayOfObjectsThatCodeAsksForIsMade() {
    Program program = new Program(ClassPath.open(ClassPath.placeOf(Asking.class)));
    Entry entry = Entry.of(program.require(Asking.class.getName()).require("length"));
    InputType.Choice object =
        assertInstanceOf(InputType.Choice.class, entry.inputs().get(0).type());
    List<InputType> parts = object.parts();
    assertTrue(parts.stream().anyMatch(InputType.ArrayOf.class::isInstance), parts.toString());
  }
}
