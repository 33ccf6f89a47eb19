package dev.waymark.confirm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Has Mockito, if tests use it, make mocks as subclasses. What it does otherwise changes classes in
 * the whole JVM, and works only once there, but tests are run several times with new classes. For
 * interfaces and abstract classes, which is all that tests mock, there is no difference.
 */
final class PlainMocks {
  private static final String SETTING = "mockito-extensions/org.mockito.plugins.MockMaker";

  private PlainMocks() {}

  /** Adds the setting to a folder of a class path, if it is not there. */
  static void addTo(Path folder) throws IOException {
    Path file = folder.resolve(SETTING);
    if (Files.notExists(file)) {
      Files.createDirectories(folder.resolve("mockito-extensions"));
      Files.writeString(file, "mock-maker-subclass\n");
    }
  }
}
