package dev.waymark.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.apache.maven.shared.invoker.DefaultInvocationRequest;
import org.apache.maven.shared.invoker.DefaultInvoker;
import org.apache.maven.shared.invoker.InvocationRequest;
import org.apache.maven.shared.invoker.Invoker;
import org.apache.maven.shared.invoker.MavenInvocationException;

/**
 * A build that Maven has run.
 *
 * @param code zero if all went well
 * @param lines what it said
 */
record Build(int code, List<String> lines) {
  /** What to type for goal {@code name}. */
  static String goal(String name) {
    return "dev.waymark:waymark-maven-plugin:" + System.getProperty("project.version") + ":" + name;
  }

  static Build run(Path folder, List<String> arguments) {
    List<String> lines = new ArrayList<>();
    InvocationRequest request = new DefaultInvocationRequest();
    request.setBaseDirectory(folder.toFile());
    request.setBatchMode(true);
    request.setNoTransferProgress(true);
    request.setGlobalSettingsFile(Layout.settings().toFile());
    request.setLocalRepositoryDirectory(Layout.repository().toFile());
    request.addArgs(arguments);
    request.addArg("-Dstyle.color=never");
    request.setOutputHandler(lines::add);
    request.setMavenOpts("-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    Invoker invoker = new DefaultInvoker();
    invoker.setMavenHome(
        Path.of(Objects.requireNonNull(System.getProperty("maven.home"))).toFile());
    try {
      return new Build(invoker.execute(request).getExitCode(), lines);
    } catch (MavenInvocationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Checks that it went well. */
  Build succeeded() {
    assertEquals(0, code, this::text);
    return this;
  }

  /** Checks that it did not go well. */
  Build failed() {
    assertNotEquals(0, code, this::text);
    return this;
  }

  /** Checks that it failed with one line that ends as {@code message} says. */
  Build failedWith(String message) {
    failed();
    Pattern line =
        Pattern.compile("\\[ERROR\\] Failed to execute goal .*: " + message + " -> \\[Help 1\\]");
    long count = lines.stream().filter(each -> line.matcher(each).matches()).count();
    assertEquals(1, count, () -> message + " in " + text());
    return this;
  }

  /** Checks that a line says {@code what}. */
  Build says(String what) {
    assertTrue(lines.stream().anyMatch(each -> each.contains(what)), () -> what + " in " + text());
    return this;
  }

  /** Checks that surefire ran so many tests of {@code type}, and none failed. */
  Build ran(int tests, String type) {
    return matches(
        "\\[INFO\\] Tests run: %d, Failures: 0, Errors: 0, Skipped: 0, .* in %s"
            .formatted(tests, Pattern.quote(type)));
  }

  private Build matches(String regex) {
    assertTrue(lines.stream().anyMatch(each -> each.matches(regex)), () -> regex + " in " + text());
    return this;
  }

  private String text() {
    return String.join("\n", lines);
  }
}
