package dev.waymark.target;

import dev.waymark.instrument.site.LabelPlace;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.probe.load.ProcessorWait;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.target.TargetException.Cause;
import dev.waymark.target.process.ProcessEnd;
import dev.waymark.target.process.ProcessWatchdog;
import dev.waymark.target.process.TargetProcess;
import dev.waymark.target.wire.Failure;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.InputValue;
import dev.waymark.target.wire.Message;
import dev.waymark.target.wire.Observation;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.target.wire.RunRequest;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A JVM that runs inputs, one at a time. It is started with the first run; if it dies or a run
 * takes too long, it is killed, {@link TargetException} is thrown, and the next run starts another.
 * It works in a new folder, which is gone when the JVM is.
 */
public final class TargetJvm implements AutoCloseable {
  /** How long a JVM may take to start. */
  private static final Duration START_TIME = Duration.ofMinutes(1);

  /** How long the JVM has to say why a run takes long, or to end. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  private final ClassServer classes;
  private final TargetOptions options;
  private @Nullable ReportReader reports;
  private final ProcessWatchdog watchdog = new ProcessWatchdog(this::kill);
  private volatile @Nullable TargetProcess process;

  /** Whether the process has said so. */
  private boolean isReady;

  private int runs;

  /** When everything ends, by {@link System#nanoTime}; null if nobody has said. */
  private @Nullable Long end;

  private final Outgoing message = new Outgoing();

  /** The places with labels that nobody asks for any more. */
  private final List<Integer> closed = new ArrayList<>();

  /** How many of them the JVM knows. */
  private int told;

  public TargetJvm(ClassServer classes, TargetOptions options) {
    if (options.pathEvents() > 0 && !classes.recordsWholePaths()) {
      throw new IllegalArgumentException("the classes are not instrumented for whole paths");
    }
    this.classes = classes;
    this.options = options;
  }

  /**
   * Calls {@code entry} with {@code input}; the path is of {@code terms}.
   *
   * @throws TargetException if the JVM did not survive it
   */
  public Execution run(Entry entry, Input input, Terms terms) {
    RunRequest request = request(entry, input, options.limits(), options.pathEvents());
    Incoming answer = ask(1, out -> request.write(out.begin(Message.RUN)));
    runs++;
    return done(answer, input, terms);
  }

  /**
   * Tries inputs in order without a look at their paths, and says which of them do something that
   * no run of this JVM has done. That is much cheaper than to run them.
   *
   * @param nanoseconds after how long not to start another; not longer than one run may take
   * @throws TargetException if the JVM did not survive it
   */
  public Scouting scout(Entry entry, List<Input> inputs, long nanoseconds) {
    RunLimits limits = options.limits().withoutShadows();
    Incoming answer =
        ask(
            2,
            out -> {
              out.begin(Message.SCOUT);
              out.putLong(Math.min(nanoseconds, options.time().toNanos()));
              out.putInt(inputs.size());
              inputs.forEach(input -> request(entry, input, limits, 0).write(out));
            });
    Scouting scouting = Scouting.read(answer, inputs);
    if (scouting.isLast()) {
      stop();
    }
    runs += scouting.count();
    return scouting;
  }

  /** The labels of the classes that it runs. */
  public LabelTable labels() {
    return classes.labels();
  }

  /** Has runs say no more what they find at this place with labels. */
  public void close(LabelPlace place) {
    closed.add(place.id());
  }

  /** What the JVM does not know yet. */
  private int[] newlyClosed() {
    int[] news = closed.subList(told, closed.size()).stream().mapToInt(i -> i).toArray();
    told = closed.size();
    return news;
  }

  /** Whether the JVM that runs next, or has died last, has not yet survived a run. */
  public boolean isFresh() {
    return runs == 0;
  }

  private TargetException dead() {
    TargetException problem = problem();
    stop();
    return problem;
  }

  private TargetException problem() {
    if (watchdog.hasBitten() || isOver()) {
      return new TargetException(late(), Failure.at("does not answer", ""));
    }
    ProcessEnd end = Objects.requireNonNull(process).end();
    Cause cause = end.isKilled() ? Cause.KILLED : Cause.DIED;
    return new TargetException(cause, Failure.at(end.text(), ""));
  }

  /** Called by the watchdog, in its thread. */
  private void kill() {
    TargetProcess running = process;
    if (running != null) {
      running.kill();
    }
  }

  /** What objects say that a call leaves, and what stubs were called with. */
  public List<Observation> observe(Entry entry, Input input) {
    return ask(entry, input, Message.OBSERVE);
  }

  /** What objects say before a call; it is not made. */
  public List<Observation> look(Entry entry, Input input) {
    return ask(entry, input, Message.LOOK);
  }

  private List<Observation> ask(Entry entry, Input input, int kind) {
    RunRequest request = request(entry, input, options.limits().withoutShadows(), 0);
    Incoming answer = ask(1, out -> request.write(out.begin(kind)));
    runs++;
    List<Observation> observations = Observation.readAll(answer);
    if (answer.takeByte() != 0) {
      stop();
    }
    return observations;
  }

  /**
   * Calls {@code entry} with {@code input}, and says what happened, but nothing of its path.
   *
   * @throws TargetException if the JVM did not survive it
   */
  public Execution repeat(Entry entry, Input input) {
    RunRequest request = request(entry, input, options.limits().withoutShadows(), 0);
    Incoming answer = ask(1, out -> request.write(out.begin(Message.RUN)));
    runs++;
    Execution execution = reader(Simplifier.newTerms()).read(answer, input);
    if (answer.takeByte() != 0) {
      stop();
    }
    return execution;
  }

  /** Lets no run go on after {@link System#nanoTime} is {@code nanoseconds}, but for a moment. */
  public void until(long nanoseconds) {
    end = nanoseconds;
  }

  /** Takes back what {@link #until} said. */
  public void untilForever() {
    end = null;
  }

  /** The lesser of {@code time} and what is left until the end. */
  private Duration limited(Duration time) {
    Long last = end;
    if (last == null) {
      return time;
    }
    Duration left = Duration.ofNanos(Math.max(0, last - System.nanoTime()));
    return left.compareTo(time) < 0 ? left : time;
  }

  private boolean isOver() {
    Long last = end;
    return last != null && last - System.nanoTime() <= 0;
  }

  /**
   * What the host says to {@code question}, which takes no more than {@code runs} times what one
   * run may take. The host sees to that by itself, and knows how busy the machine is; only if it
   * does not answer at all, it is killed.
   */
  private Incoming ask(int runs, Consumer<Outgoing> question) {
    if (isOver()) {
      throw new TargetException(Cause.CUT_SHORT, "not begun");
    }
    start();
    Duration most = options.time().multipliedBy((long) runs * ProcessorWait.MOST_SLOWDOWN);
    watchdog.watch(limited(most.plus(PATIENCE)));
    try {
      question.accept(message);
      Objects.requireNonNull(process).send(message);
      return receive();
    } catch (IOException e) {
      throw dead();
    } finally {
      watchdog.rest();
    }
  }

  private RunRequest request(Entry entry, Input input, RunLimits limits, int pathEvents) {
    Assignment numbers = input.numbers();
    List<InputValue> arguments =
        input.arguments().stream().map(shape -> shape.under(numbers)).toList();
    List<Long> drawn = input.draws().stream().map(draw -> numbers.bits(draw.symbol())).toList();
    return new RunRequest(
        entry.method().ref().owner().replace('/', '.'),
        entry.method().owner().testPackage().replace('/', '.'),
        entry.method().name(),
        entry.method().descriptor(),
        arguments,
        drawn,
        limits,
        limited(options.time()).toNanos(),
        pathEvents,
        newlyClosed());
  }

  /** Waits for what the host says in the end, and serves classes until then. */
  private Incoming receive() throws IOException {
    TargetProcess running = Objects.requireNonNull(process);
    Incoming answer = running.receive();
    while (answer.kind() == Message.NEED_CLASS) {
      serveClass(answer.takeText());
      answer = running.receive();
    }
    return switch (answer.kind()) {
      case Message.DONE, Message.SCOUTED, Message.OBSERVED -> answer;
      case Message.STUCK -> throw stuck(answer);
      default -> throw new IOException("not a message");
    };
  }

  private Execution done(Incoming answer, Input input, Terms terms) {
    Execution execution = reader(terms).read(answer, input);
    boolean isLast = answer.takeByte() != 0;
    if (options.pathEvents() > 0) {
      execution =
          execution.with(new WholePathReader(classes.sites(), classes.methods()).read(answer));
    }
    if (isLast) {
      stop();
    }
    return execution;
  }

  private TargetException stuck(Incoming answer) {
    stop();
    String doing = answer.takeText();
    return new TargetException(late(), Failure.at(doing, answer.takeText()));
  }

  /** A run that was ended together with everything else may have been about to return. */
  private Cause late() {
    return isOver() ? Cause.CUT_SHORT : Cause.TIMED_OUT;
  }

  private ReportReader reader(Terms terms) {
    ReportReader known = reports;
    if (known == null || known.terms() != terms) {
      known = new ReportReader(terms, classes.sites(), classes.labels());
      reports = known;
    }
    return known;
  }

  /** Sends the bytes of a class; none if there is no such class. */
  private void serveClass(String name) throws IOException {
    if (isOver()) {
      throw new IOException("time is up"); // instrumenting a class takes long
    }
    long start = System.nanoTime();
    byte[] bytes = classes.find(name.replace('.', '/'));
    message.begin(Message.CLASS);
    message.putInt(classes.sites().size());
    message.putInt(classes.place(name.replace('.', '/')));
    message.putBytes(bytes == null ? new byte[0] : bytes);
    watchdog.extend(System.nanoTime() - start);
    Objects.requireNonNull(process).send(message);
  }

  /**
   * Lets the JVM start while its user does other things. If it does not, that shows when it is
   * needed.
   */
  public void warmUp() {
    try {
      if (process == null) {
        launch();
      }
    } catch (IOException e) {
      stop();
    }
  }

  private TargetProcess launch() throws IOException {
    TargetProcess started =
        TargetProcess.start(
            options.java(), options.heap(), options.allowed(), options.assertions());
    process = started;
    isReady = false;
    return started;
  }

  private void start() {
    TargetProcess running = process;
    boolean isAlive = running != null && running.isAlive();
    if (isAlive && isReady) {
      return;
    }
    if (!isAlive) {
      stop();
    }
    runs = 0;
    told = 0;
    watchdog.watch(limited(START_TIME));
    try {
      TargetProcess started = running != null && isAlive ? running : launch();
      started.awaitReady();
      isReady = true;
      message.begin(Message.PLACES);
      message.putInt(classes.places().size());
      classes.places().forEach(place -> message.putText(place.toAbsolutePath().toString()));
      started.send(message);
    } catch (IOException e) {
      boolean isKilled = process != null && !watchdog.hasBitten() && process.end().isKilled();
      stop();
      Cause cause = isOver() ? Cause.CUT_SHORT : isKilled ? Cause.KILLED : Cause.UNSTARTED;
      throw new TargetException(cause, "cannot start " + options.java() + ": " + e);
    } finally {
      watchdog.rest();
    }
  }

  /** Ends the JVM, all that it has started, and its folder. */
  private void stop() {
    TargetProcess running = process;
    if (running != null) {
      running.stop();
      process = null;
    }
  }

  @Override
  public void close() {
    stop();
    watchdog.close();
  }
}
