package dev.waymark.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassPathTest {
  @TempDir private Path folder;

  @Test
  void aClassIsFoundInAFolder() throws IOException {
    Files.write(folder.resolve("A.class"), new byte[] {1, 2});
    assertArrayEquals(new byte[] {1, 2}, ClassPath.open(folder).find("A"));
  }

  /** Code under test may ask for any name: {@code Class.forName(input)}. */
  @ParameterizedTest
  @ValueSource(strings = {"B", "no/such/B", "a\0b", ""})
  void aNameThatNoFileCanHaveIsNotFound(String name) {
    assertNull(ClassPath.open(folder).find(name));
  }
}
