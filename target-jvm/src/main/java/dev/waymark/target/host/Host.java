package dev.waymark.target.host;

import dev.waymark.probe.Coverage;
import dev.waymark.probe.Statics;
import dev.waymark.probe.load.ProcessorWait;
import dev.waymark.probe.load.ThreadWatch;
import dev.waymark.probe.refuse.Permission;
import dev.waymark.probe.refuse.Refusals;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Message;
import dev.waymark.target.wire.Observation;
import dev.waymark.target.wire.Outcome;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.target.wire.RunRequest;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The main class of the target JVM: serves runs until its standard input ends. What the code under
 * test prints is dropped, and there is nothing for it to read.
 */
public final class Host {
  private static final Set<String> INITIALIZER_ERRORS =
      Set.of("java.lang.ExceptionInInitializerError", "java.lang.NoClassDefFoundError");

  private final DriverConnection connection;
  private final Path folder;
  private final Keeper keeper;
  private final ThreadWatch threads;
  private final ProcessorWait wait = ProcessorWait.ofThisThreadAndCollector();
  private final JvmSettings surroundings = new JvmSettings();
  private final Outgoing answer = new Outgoing();
  private ClassPlaces places = ClassPlaces.NONE;
  private RemoteLoader loader;
  private LoadedMembers members;
  private StaticState state;

  /** Whether the last run may have left a class that could not be initialized. */
  private boolean isSpoiled;

  /** Whether the last run has changed static state in ways that cannot be undone. */
  private boolean isChanged;

  private Host(DriverConnection connection, Path folder) {
    this.connection = connection;
    this.folder = folder;
    this.keeper = new Keeper(connection, folder, wait);
    this.threads = new ThreadWatch();
    this.loader = RemoteLoader.of(connection, ClassPlaces.NONE, 0);
    this.members = new LoadedMembers(loader);
    this.state = new StaticState(loader);
    use(loader);
  }

  private void use(RemoteLoader newLoader) {
    loader = newLoader;
    members = new LoadedMembers(newLoader);
    state = new StaticState(newLoader);
    Statics.listen(state::initialized);
  }

  /** The first argument is the working folder, all others are what is allowed. */
  public static void main(String[] args) {
    int status = 1;
    try {
      InputStream in = new BufferedInputStream(System.in);
      DriverConnection connection =
          new DriverConnection(new DataInputStream(in), new FileOutputStream(FileDescriptor.out));
      silence();
      Path folder = Path.of(args[0]);
      Refusals.confine(folder, allowed(List.of(args).subList(1, args.length)));
      new Host(connection, folder).serve();
      status = 0;
    } catch (IOException e) {
      status = 1;
    } finally {
      Runtime.getRuntime().halt(status);
    }
  }

  private static Set<Permission> allowed(List<String> names) {
    Set<Permission> allowed = EnumSet.noneOf(Permission.class);
    names.forEach(name -> allowed.add(Permission.valueOf(name)));
    return allowed;
  }

  private static void silence() {
    System.setIn(InputStream.nullInputStream());
    System.setOut(new SilentStream());
    System.setErr(new SilentStream());
  }

  private void serve() throws IOException {
    connection.send(answer.begin(Message.READY));
    try {
      while (true) {
        Incoming asked = connection.receive();
        if (asked.kind() == Message.PLACES) {
          take(asked);
        } else if (asked.kind() == Message.SCOUT) {
          scout(asked);
        } else if (asked.kind() == Message.OBSERVE) {
          observe(RunRequest.read(asked), Onlooker.Moment.AFTER);
        } else if (asked.kind() == Message.LOOK) {
          observe(RunRequest.read(asked), Onlooker.Moment.BEFORE);
        } else {
          run(RunRequest.read(asked));
        }
      }
    } catch (EOFException e) {
      return;
    }
  }

  private void take(Incoming message) {
    List<Path> taken = new ArrayList<>();
    for (int left = message.takeInt(); left > 0; left--) {
      taken.add(Path.of(message.takeText()));
    }
    places = new ClassPlaces(taken);
    SystemLoader.use(places);
    use(RemoteLoader.of(connection, places, loader.outcomes()));
  }

  private void run(RunRequest request) throws IOException {
    RunReport report = call(request).leaving(settle());
    report.write(answer.begin(Message.DONE), loader.outcomes());
    if (request.pathEvents() > 0) {
      PathLogWriter.write(answer);
    }
    connection.send(answer);
    cleanUp();
  }

  /**
   * Runs inputs until time is up, and says how many, and which of them did something new. They may
   * find what those before them have left in static fields: it is for real runs to tell what an
   * input does by itself.
   */
  private void scout(Incoming batch) throws IOException {
    long limit = batch.takeLong();
    long start = System.nanoTime();
    long waited = wait.nanoseconds();
    int left = batch.takeInt();
    boolean isLast = false;
    int number = 0;
    answer.begin(Message.SCOUTED);
    while (number < left && !isLast && isInTime(start, waited, limit)) {
      Coverage.recall(loader.outcomes());
      RunReport report = call(RunRequest.read(batch));
      if (isNews(report.outcome())) {
        answer.putInt(number);
      }
      isLast = report.isLast();
      number++;
    }
    Coverage.clear(loader.outcomes());
    answer.putInt(-1);
    answer.putInt(number);
    answer.putByte(isLast || !settle().isEmpty() ? 1 : 0);
    connection.send(answer);
    cleanUp();
  }

  /** A machine that is busy with other things does not end a batch sooner. */
  private boolean isInTime(long start, long waited, long limit) {
    long elapsed = System.nanoTime() - start;
    return elapsed < limit || wait.own(elapsed, waited) < limit;
  }

  /** Runs an input, and asks what it leaves; nothing of it counts as covered or seen. */
  private void observe(RunRequest request, Onlooker.Moment moment) throws IOException {
    EntryCall entry = EntryCall.observed(request, members(), moment);
    Thread.currentThread().setContextClassLoader(loader);
    keeper.begin(request.nanoseconds());
    RunReport report = entry.run();
    List<Observation> observations = entry.observe(report.outcome());
    keeper.end();
    end(report);
    boolean isLast = report.isLast() || !settle().isEmpty();
    Coverage.clear(loader.outcomes());
    Observation.write(observations, answer.begin(Message.OBSERVED));
    answer.putByte(isLast ? 1 : 0);
    connection.send(answer);
    cleanUp();
  }

  private boolean isNews(Outcome outcome) {
    return outcome.sort() == Outcome.Sort.RETURNED
        ? Coverage.seeNewsReturning(loader.outcomes())
        : outcome.isAnswer() && Coverage.seeNews(loader.outcomes());
  }

  private RunReport call(RunRequest request) {
    EntryCall entry = new EntryCall(request, members());
    Thread.currentThread().setContextClassLoader(loader);
    keeper.begin(request.nanoseconds());
    RunReport report = entry.run();
    keeper.end();
    end(report);
    return report;
  }

  /** Classes as if nothing had been run. */
  private LoadedMembers members() {
    if (isSpoiled || isChanged) {
      use(isSpoiled ? RemoteLoader.of(connection, places, loader.outcomes()) : loader.renewed());
      isChanged = false;
    }
    return members;
  }

  private void end(RunReport report) {
    isSpoiled = isSpoiledBy(report.outcome());
    boolean unused = Thread.interrupted(); // by the code under test
  }

  /** Brings static state back, if it can be; gives the names of threads that are left behind. */
  private List<String> settle() {
    boolean isLost = Statics.hasUnstable() || !state.restore(loader.uninitialized());
    isChanged = !isSpoiled && isLost; // to restore may need classes
    return threads.leftBehind();
  }

  private void cleanUp() {
    surroundings.restore();
    if (Refusals.hasUsedFiles()) {
      WorkingFolder.empty(folder);
    }
  }

  /** Whether a class cannot be used again, for its initializer was ended. */
  private static boolean isSpoiledBy(Outcome outcome) {
    return Statics.hasUnfinished() || INITIALIZER_ERRORS.contains(outcome.text());
  }
}
