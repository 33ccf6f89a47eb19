package dev.waymark.report.html.browser;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A running Chromium with a new profile, which goes with it. It has no network. */
public final class Chromium implements AutoCloseable {
  /** Nothing here may reach for the network, or need a screen. */
  private static final List<String> FLAGS =
      List.of(
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--disable-dev-shm-usage",
          "--no-first-run",
          "--no-default-browser-check",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--disable-extensions",
          "--hide-scrollbars",
          "--host-resolver-rules=MAP * ~NOTFOUND",
          "--remote-debugging-port=0");

  private static final int PATIENCE = 60_000;
  private static final int PAUSE = 50;

  private final Path profile;
  private final Process process;
  private final HttpClient client = HttpClient.newHttpClient();

  private Chromium(Path profile, Process process) {
    this.profile = profile;
    this.process = process;
  }

  /** Starts one, after installing it where that is necessary and possible. */
  public static Chromium start() throws IOException, InterruptedException {
    Path program = ChromiumInstallation.require();
    Path profile = Files.createTempDirectory("waymark-chromium");
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(FLAGS);
    command.add("--user-data-dir=" + profile);
    command.add("about:blank");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(profile.resolve("output.log").toFile())
            .start();
    return new Chromium(profile, process);
  }

  /** The one tab, as large as a small laptop's screen. */
  public Tab tab() throws IOException, InterruptedException {
    List<String> lines = port();
    URI browser = URI.create("ws://127.0.0.1:" + lines.get(0) + lines.get(1));
    return Tab.open(DevTools.connect(client, browser));
  }

  /** The file where Chromium says where it listens: the port, and the path. */
  private List<String> port() throws IOException, InterruptedException {
    Path file = profile.resolve("DevToolsActivePort");
    for (int waited = 0; waited < PATIENCE; waited += PAUSE) {
      try {
        List<String> lines = Files.readAllLines(file);
        if (lines.size() >= 2) {
          return lines;
        }
      } catch (NoSuchFileException e) {
        // It is not there yet.
      }
      Thread.sleep(PAUSE);
    }
    throw new IOException(
        "Chromium did not start: " + Files.readString(profile.resolve("output.log")));
  }

  @Override
  public void close() throws IOException {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    try {
      process.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    delete();
  }

  /** Its helpers may still be writing; what is left goes with the temporary folder. */
  private void delete() throws IOException {
    try (Stream<Path> files = Files.walk(profile)) {
      files.sorted(Comparator.reverseOrder()).forEach(each -> each.toFile().delete());
    } catch (java.io.UncheckedIOException e) {
      profile.toFile().deleteOnExit();
    }
  }
}
