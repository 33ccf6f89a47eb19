package dev.waymark.target;

import dev.waymark.probe.Limits;
import dev.waymark.target.TargetException.Cause;
import dev.waymark.target.host.Host;
import dev.waymark.target.host.Message;
import dev.waymark.target.host.RunRequest;
import dev.waymark.target.host.Value;
import dev.waymark.term.Assignment;
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
import java.util.List;
import java.util.Objects;
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
  private final ReportReader reports;
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
    this.reports = new ReportReader(terms, classes.sites());
    this.options = options;
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "waymark-watchdog");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Calls {@code entry} with {@code input}.
   *
   * @throws TargetException if the JVM did not survive it
   */
  public Execution run(Entry entry, Input input) {
    start();
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
      send(entry, input);
      return receive(input);
    } catch (IOException e) {
      stop();
      throw late[0]
          ? new TargetException(Cause.TIMED_OUT, "the run took longer than " + options.time())
          : new TargetException(Cause.DIED, "the target JVM died");
    } finally {
      alarm.cancel(false);
    }
  }

  private void send(Entry entry, Input input) throws IOException {
    Assignment numbers = input.numbers();
    List<Value> arguments = input.arguments().stream().map(shape -> shape.under(numbers)).toList();
    List<Long> drawn = input.draws().stream().map(draw -> numbers.bits(draw.symbol())).toList();
    String type = entry.method().ref().owner().replace('/', '.');
    DataOutputStream pipe = Objects.requireNonNull(out);
    pipe.writeByte(Message.RUN);
    new RunRequest(
            type,
            entry.method().name(),
            entry.method().descriptor(),
            arguments,
            drawn,
            options.limits(),
            classes.hasMutableStatics())
        .write(pipe);
    pipe.flush();
  }

  private Execution receive(Input input) throws IOException {
    DataInputStream pipe = Objects.requireNonNull(in);
    int message = pipe.readUnsignedByte();
    while (message == Message.NEED_CLASS) {
      serveClass(pipe.readUTF());
      message = pipe.readUnsignedByte();
    }
    if (message != Message.DONE) {
      throw new IOException("unknown message " + message);
    }
    return reports.read(pipe, input);
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
