package dev.waymark.confirm;

import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.waymark.confirm.samples.Roll;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstrumentedClassesTest {
  /** The JVM that runs tests does not have them. */
  @Test
  void measuredClassesNeedNoModels(@TempDir Path folder) throws IOException {
    Program program = new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Roll.class))));
    ClassModel roll = program.require(Roll.class.getName());
    InstrumentedClasses.write(program, roll.methods(), LabelChoice.NONE, folder);
    byte[] code = Files.readAllBytes(folder.resolve(roll.name() + ".class"));
    assertFalse(new String(code, StandardCharsets.ISO_8859_1).contains("dev/waymark/library"));
  }
}
