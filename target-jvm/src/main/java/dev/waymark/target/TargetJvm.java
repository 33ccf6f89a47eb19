package dev.waymark.target;

import dev.waymark.probe.Limits;
import dev.waymark.target.TargetException.Cause;
import dev.waymark.target.host.Host;
import dev.waymark.target.host.Incoming;
import dev.waymark.target.host.Message;
import dev.waymark.target.host.Outgoing;
import dev.waymark.target.host.RunRequest;
import dev.waymark.target.host.Value;
import dev.waymark.term.Assignment;
import dev.waymark.term.Terms;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A JVM that runs inputs, one at a time. It is started with the first run; if it dies or a run
 * takes too long, it is killed, {@link TargetException} is thrown, and the next run starts another.
 */
public final class TargetJvm implements AutoCloseable {
  private static final int BUFFER = 1 << 16;

  private final ClassServer classes;
  private final Options options;
  private @Nullable ReportReader reports;
  private final Watchdog watchdog = new Watchdog(this::kill);
  private volatile @Nullable Process process;
  private @Nullable DataInputStream in;
  private @Nullable OutputStream out;
  private final Outgoing message = new Outgoing();

  /**
   * How to run the JVM.
   *
   * @param java its launcher
   * @param folder the working folder of the code under test
   * @param time how long a run may take
   * @param limits the bounds within a run
   */
  public record Options(Path java, Path folder, Duration time, Limits limits) {}

  public TargetJvm(ClassServer classes, Options options) {
    this.classes = classes;
    this.options = options;
  }

  /**
   * Calls {@code entry} with {@code input}; the path is of {@code terms}.
   *
   * @throws TargetException if the JVM did not survive it
   */
  public Execution run(Entry entry, Input input, Terms terms) {
    start();
    watchdog.watch(options.time());
    try {
      send(entry, input);
      return receive(input, terms);
    } catch (IOException e) {
      stop();
      throw watchdog.hasBitten()
          ? new TargetException(Cause.TIMED_OUT, "the run took longer than " + options.time())
          : new TargetException(Cause.DIED, "the target JVM died");
    } finally {
      watchdog.rest();
    }
  }

  /** Called by the watchdog, in its thread. */
  private void kill() {
    Process running = process;
    if (running != null) {
      running.destroyForcibly();
    }
  }

  private void send(Entry entry, Input input) throws IOException {
    Assignment numbers = input.numbers();
    List<Value> arguments = input.arguments().stream().map(shape -> shape.under(numbers)).toList();
    List<Long> drawn = input.draws().stream().map(draw -> numbers.bits(draw.symbol())).toList();
    String type = entry.method().ref().owner().replace('/', '.');
    new RunRequest(
            type,
            entry.method().name(),
            entry.method().descriptor(),
            arguments,
            drawn,
            options.limits(),
            classes.hasMutableStatics())
        .write(message.begin(Message.RUN));
    message.send(Objects.requireNonNull(out));
  }

  private Execution receive(Input input, Terms terms) throws IOException {
    DataInputStream pipe = Objects.requireNonNull(in);
    Incoming answer = Incoming.receive(pipe);
    while (answer.kind() == Message.NEED_CLASS) {
      serveClass(answer.takeText());
      answer = Incoming.receive(pipe);
    }
    return reader(terms).read(answer, input);
  }

  private ReportReader reader(Terms terms) {
    ReportReader known = reports;
    if (known == null || known.terms() != terms) {
      known = new ReportReader(terms, classes.sites());
      reports = known;
    }
    return known;
  }

  /** Sends the bytes of a class; none if there is no such class. */
  private void serveClass(String name) throws IOException {
    byte[] bytes = classes.find(name.replace('.', '/'));
    message.begin(Message.CLASS);
    message.putInt(classes.sites().size());
    message.putBytes(bytes == null ? new byte[0] : bytes);
    message.send(Objects.requireNonNull(out));
  }

  private void start() {
    if (process != null && process.isAlive()) {
      return;
    }
    try {
      Process started = new ProcessBuilder(command()).directory(options.folder().toFile()).start();
      process = started;
      in = new DataInputStream(new BufferedInputStream(started.getInputStream(), BUFFER));
      out = started.getOutputStream();
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
        "-Xmn256m",
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
    watchdog.close();
  }
}
