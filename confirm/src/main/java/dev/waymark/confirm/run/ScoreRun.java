package dev.waymark.confirm.run;

import dev.waymark.probe.Coverage;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * The main class of a JVM that runs a suite once on instrumented code, and writes down after each
 * test what happened since the one before.
 *
 * <p>It ends after a test that leaves threads behind, for nobody could tell what they do from what
 * the next test does.
 */
public final class ScoreRun implements TestExecutionListener {
  /** Nothing is symbolic, and nothing is stopped. */
  private static final RunLimits LIMITS = new RunLimits(Integer.MAX_VALUE, Integer.MAX_VALUE, 0, 0);

  private final ScoreRequest request;
  private final DataOutputStream out;
  private final ThreadsLeft threads = new ThreadsLeft();

  private ScoreRun(ScoreRequest request) throws IOException {
    this.request = request;
    this.out = new DataOutputStream(Files.newOutputStream(request.report()));
  }

  /** Runs what the file named by the only argument asks for. */
  public static void main(String[] args) throws IOException {
    ScoreRequest request = ScoreRequest.read(Path.of(args[0]));
    ScoreRun run = new ScoreRun(request);
    if (request.isOfOurs()) {
      TestRun.silence();
      run.runIsolated();
    } else {
      run.execute(LauncherFactory.create());
    }
    run.write(event(Event.Kind.ENDED, new Test("", ""), ""));
    Runtime.getRuntime().halt(0);
  }

  private void runIsolated() throws IOException {
    Thread thread = Thread.currentThread();
    List<Path> places = request.classPath();
    URL[] urls = TestRun.urls(places.subList(1, places.size()));
    TestSystemLoader.use(urls);
    try (URLClassLoader loader =
        new MeasuringLoader(places.get(0), urls, ScoreRun.class.getClassLoader())) {
      thread.setContextClassLoader(loader);
      execute(TestRun.launcher());
    }
  }

  private void execute(Launcher launcher) {
    launcher.execute(
        LauncherDiscoveryRequestBuilder.request()
            .selectors(request.selectors())
            .enableImplicitConfigurationParameters(!request.isOfOurs())
            .build(),
        this);
  }

  @Override
  public void executionStarted(TestIdentifier identifier) {
    if (identifier.isTest()) {
      begin(event(Event.Kind.STARTED, EventFile.test(identifier), ""));
    }
  }

  /** There is one repetition, and nobody asks for lines. */
  private static Event event(Event.Kind kind, Test test, String reason) {
    return new Event(kind, test, 0, 0, reason).shortened();
  }

  /** Checks are seen in runs alone. */
  private void begin(Event event) {
    try {
      out.write(event.bytes());
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Probe.begin(LIMITS);
  }

  @Override
  public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
    Probe.end();
    boolean isFailure = result.getStatus() == TestExecutionResult.Status.FAILED;
    if (identifier.isTest() || isFailure) {
      String reason = result.getThrowable().map(EventFile::reason).orElse("");
      boolean isAborted = result.getStatus() == TestExecutionResult.Status.ABORTED;
      boolean hasPassed = !isFailure && !(isAborted && request.isOfOurs());
      Event.Kind kind = hasPassed ? Event.Kind.PASSED : Event.Kind.FAILED;
      write(event(kind, EventFile.test(identifier), reason));
    }
    if (request.isOfOurs() && identifier.isTest() && threads.areAny()) {
      Runtime.getRuntime().halt(0);
    }
  }

  /** Writes an event with the outcomes since the last, and forgets them. */
  private void write(Event event) {
    List<Integer> hits = new ArrayList<>();
    for (int i = 0; i < request.outcomes(); i++) {
      if (Coverage.isHit(i)) {
        hits.add(i);
      }
    }
    Coverage.clear(request.outcomes());
    try {
      out.write(event.bytes());
      out.writeInt(hits.size());
      for (int hit : hits) {
        out.writeInt(hit);
      }
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
