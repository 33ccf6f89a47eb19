package dev.waymark.confirm.run;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs tests several times, each time with new classes, as if in a new JVM. Then it measures them,
 * if that is asked for.
 */
public final class TestRun {
  private final Request request;
  private final EventFile events;

  private TestRun(Request request, EventFile events) {
    this.request = request;
    this.events = events;
  }

  /** Runs what the file named by the only argument asks for; threads left behind do not matter. */
  public static void main(String[] args) throws IOException {
    Request request = Request.read(Path.of(args[0]));
    silence();
    try (EventFile events = new EventFile(request.report())) {
      TestRun run = new TestRun(request, events);
      TestSystemLoader.use(urls(request.classPath()));
      OtherWorlds surroundings = new OtherWorlds();
      for (int i = 0; i < request.repetitions().size(); i++) {
        events.begin(i);
        surroundings.change(request.repetitions().get(i));
        run.repeat(request.repetitions().get(i));
      }
      events.end();
      if (!request.measured().repetitions().isEmpty()) {
        ScoreFile scores = new ScoreFile(events.rest(), request.measured().outcomes());
        new MeasuredRun(request, scores).run(surroundings);
      }
    }
    Runtime.getRuntime().halt(0);
  }

  /** What tests print is of no interest. */
  static void silence() {
    PrintStream silent =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    System.setOut(silent);
    System.setErr(silent);
  }

  private void repeat(Repetition repetition) throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader =
        new URLClassLoader(urls(request.classPath()), TestRun.class.getClassLoader())) {
      thread.setContextClassLoader(loader);
      launcher().execute(discovery(request.tests(), repetition), events);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  static URL[] urls(List<Path> classPath) throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (Path place : classPath) {
      urls.add(place.toUri().toURL());
    }
    return urls.toArray(new URL[0]);
  }

  /** Nothing that the class path of the user brings has a say. */
  static Launcher launcher() {
    return LauncherFactory.create(
        LauncherConfig.builder()
            .enableTestEngineAutoRegistration(false)
            .enableLauncherSessionListenerAutoRegistration(false)
            .enableLauncherDiscoveryListenerAutoRegistration(false)
            .enablePostDiscoveryFilterAutoRegistration(false)
            .enableTestExecutionListenerAutoRegistration(false)
            .addTestEngines(new JupiterTestEngine())
            .build());
  }

  static LauncherDiscoveryRequest discovery(List<Test> tests, Repetition repetition) {
    return LauncherDiscoveryRequestBuilder.request()
        .selectors(tests.stream().map(TestRun::selector).toList())
        .enableImplicitConfigurationParameters(false)
        .configurationParameter("junit.jupiter.testmethod.order.default", Order.class.getName())
        .configurationParameter("junit.jupiter.testclass.order.default", Order.class.getName())
        .configurationParameter(Order.SEED, String.valueOf(repetition.seed()))
        .configurationParameter(Order.DIRECTION, repetition.direction().name())
        .configurationParameter(Order.TURN, String.valueOf(repetition.turn()))
        .build();
  }

  private static DiscoverySelector selector(Test test) {
    return DiscoverySelectors.selectMethod(test.type(), test.method());
  }
}
