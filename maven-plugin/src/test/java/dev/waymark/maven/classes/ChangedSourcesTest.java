package dev.waymark.maven.classes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChangedSourcesTest {
  private static final String ROOT = "module/src/main/java/";

  @TempDir private Path checkout = Path.of("");

  @Test
  void changedAndNewSourcesOfTheModuleCount() throws Exception {
    write(ROOT + "com/acme/Kept.java", "1");
    write(ROOT + "com/acme/Changed.java", "1");
    write("other/src/main/java/Other.java", "1");
    git("init", "-q");
    git("add", "-A");
    git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first");
    write(ROOT + "com/acme/Changed.java", "2");
    write(ROOT + "com/acme/New.java", "1");
    write(ROOT + "com/acme/notes.txt", "1");
    write("module/src/test/java/com/acme/ChangedTest.java", "1");
    write("other/src/main/java/Other.java", "2");
    assertEquals(List.of("com.acme.Changed", "com.acme.New"), sources().since("HEAD"));
  }

  @Test
  void anUnknownCommitIsToldInOneLine() throws Exception {
    Files.createDirectories(checkout.resolve("module"));
    git("init", "-q");
    GitException e = assertThrows(GitException.class, () -> sources().since("nowhere"));
    assertTrue(String.valueOf(e.getMessage()).contains("nowhere"), e.getMessage());
    assertEquals(1, String.valueOf(e.getMessage()).lines().count());
  }

  private ChangedSources sources() {
    return new ChangedSources(checkout.resolve("module"), List.of(checkout.resolve(ROOT)));
  }

  private void write(String file, String text) throws IOException {
    Path path = checkout.resolve(file);
    Files.createDirectories(path.resolveSibling("."));
    Files.writeString(path, text);
  }

  private void git(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).directory(checkout.toFile()).inheritIO().start();
    assertEquals(0, process.waitFor());
  }
}
