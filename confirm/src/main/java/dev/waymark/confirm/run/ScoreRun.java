package dev.waymark.confirm.run;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The main class of a JVM that runs a user's suite once on instrumented code. */
public final class ScoreRun {
  private ScoreRun() {}

  /** Runs what the file named by the only argument asks for. */
  public static void main(String[] args) throws IOException {
    ScoreRequest request = ScoreRequest.read(Path.of(args[0]));
    try (OutputStream out = Files.newOutputStream(request.report())) {
      ScoreFile scores = new ScoreFile(out, request.outcomes());
      LauncherFactory.create()
          .execute(
              LauncherDiscoveryRequestBuilder.request().selectors(request.selectors()).build(),
              scores);
      scores.end();
    }
    Runtime.getRuntime().halt(0);
  }
}
