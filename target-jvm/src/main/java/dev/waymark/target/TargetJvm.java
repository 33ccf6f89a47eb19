package dev.waymark.target;

import dev.waymark.probe.Limits;
import dev.waymark.target.TargetException.Cause;
import dev.waymark.target.host.Host;
import dev.waymark.target.host.Message;
import dev.waymark.target.host.Outcome;
import dev.waymark.target.host.RunRequest;
import dev.waymark.target.host.Value;
import dev.waymark.term.Assignment;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A JVM that runs inputs, one at a time. It is started with the first run; if it dies or a run
 * takes too long, it is killed, {@link TargetException} is thrown, and the next run starts another.
 */
public final class TargetJvm implements AutoCloseable {
  private static final int BUFFER = 1 << 16;

  private final ClassServer classes;
  private final Options options;
  private final Terms terms;
  private final ScheduledExecutorService watchdog =
      Executors.newSingleThreadScheduledExecutor(TargetJvm::daemon);
  private @Nullable Process process;
  private @Nullable DataInputStream in;
  private @Nullable DataOutputStream out;

  /**
   * How to run the JVM.
   *
   * @param java its launcher
   * @param folder the working folder of the code under test
   * @param time how long a run may take
   * @param limits the bounds within a run
   */
  public record Options(Path java, Path folder, Duration time, Limits limits) {}

  public TargetJvm(ClassServer classes, Terms terms, Options options) {
    this.classes = classes;
    this.terms = terms;
    this.options = options;
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "waymark-watchdog");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Calls {@code entry} with the input that {@code shapes} and {@code numbers} make.
   *
   * @throws TargetException if the JVM did not survive it
   */
  public Execution run(Entry entry, List<Shape> shapes, Assignment numbers) {
    start();
    List<Value> arguments = shapes.stream().map(shape -> shape.under(numbers)).toList();
    boolean[] late = {false};
    Process running = Objects.requireNonNull(process);
    ScheduledFuture<?> alarm =
        watchdog.schedule(
            () -> {
              late[0] = true;
              running.destroyForcibly();
            },
            options.time().toMillis(),
            TimeUnit.MILLISECONDS);
    try {
      send(entry, arguments);
      return receive();
    } catch (IOException e) {
      stop();
      throw late[0]
          ? new TargetException(Cause.TIMED_OUT, "the run took longer than " + options.time())
          : new TargetException(Cause.DIED, "the target JVM died");
    } finally {
      alarm.cancel(false);
    }
  }

  private void send(Entry entry, List<Value> arguments) throws IOException {
    String type = entry.method().ref().owner().replace('/', '.');
    DataOutputStream pipe = Objects.requireNonNull(out);
    pipe.writeByte(Message.RUN);
    new RunRequest(
            type,
            entry.method().name(),
            entry.method().descriptor(),
            arguments,
            options.limits(),
            classes.hasMutableStatics())
        .write(pipe);
    pipe.flush();
  }

  private Execution receive() throws IOException {
    DataInputStream pipe = Objects.requireNonNull(in);
    int message = pipe.readUnsignedByte();
    while (message == Message.NEED_CLASS) {
      serveClass(pipe.readUTF());
      message = pipe.readUnsignedByte();
    }
    if (message != Message.DONE) {
      throw new IOException("unknown message " + message);
    }
    Outcome outcome = Outcome.read(pipe);
    List<Step> path = new TraceReader(pipe, terms, this::symbol, classes.sites()).read();
    return new Execution(outcome, path, readCovered(pipe), readIncompleteness(pipe));
  }

  private Symbol symbol(int index) {
    return terms.symbols().get(index);
  }

  private void serveClass(String name) throws IOException {
    byte[] bytes = classes.find(name.replace('.', '/'));
    DataOutputStream pipe = Objects.requireNonNull(out);
    pipe.writeByte(Message.CLASS);
    pipe.writeInt(classes.sites().size());
    pipe.writeInt(bytes == null ? -1 : bytes.length);
    if (bytes != null) {
      pipe.write(bytes);
    }
    pipe.flush();
  }

  private static Set<Integer> readCovered(DataInputStream pipe) throws IOException {
    Set<Integer> covered = new LinkedHashSet<>();
    for (int outcome = pipe.readInt(); outcome >= 0; outcome = pipe.readInt()) {
      covered.add(outcome);
    }
    return covered;
  }

  private static Set<String> readIncompleteness(DataInputStream pipe) throws IOException {
    Set<String> reasons = new LinkedHashSet<>();
    int count = pipe.readInt();
    for (int i = 0; i < count; i++) {
      reasons.add(pipe.readUTF());
      pipe.readInt();
    }
    return reasons;
  }

  private void start() {
    if (process != null && process.isAlive()) {
      return;
    }
    try {
      Process started = new ProcessBuilder(command()).directory(options.folder().toFile()).start();
      process = started;
      in = new DataInputStream(new BufferedInputStream(started.getInputStream(), BUFFER));
      out = new DataOutputStream(new BufferedOutputStream(started.getOutputStream(), BUFFER));
    } catch (IOException e) {
      throw new TargetException(
          Cause.UNSTARTED, "cannot start " + options.java() + ": " + e.getMessage());
    }
  }

  private List<String> command() {
    String own = placeOf(Host.class) + File.pathSeparator + placeOf(Limits.class);
    return List.of(
        options.java().toString(),
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-Xshare:auto",
        "-Xmx512m",
        "-cp",
        own,
        Host.class.getName());
  }

  private static String placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private void stop() {
    if (process != null) {
      process.destroyForcibly();
      process = null;
    }
  }

  @Override
  public void close() {
    stop();
    watchdog.shutdownNow();
  }
}
