package dev.waymark.benchmarks.harm;

import dev.waymark.benchmarks.hostile.Endless;
import dev.waymark.benchmarks.hostile.ExitingInitializer;
import dev.waymark.benchmarks.hostile.Initializer;
import dev.waymark.benchmarks.hostile.Leaving;
import dev.waymark.benchmarks.hostile.Reaching;
import dev.waymark.benchmarks.hostile.Talking;
import dev.waymark.benchmarks.hostile.Threads;
import dev.waymark.benchmarks.hostile.Varying;
import java.util.List;
import java.util.Set;

/**
 * A target that misbehaves.
 *
 * @param expected how the input that makes it misbehave is to end, and a word of the explanation
 * @param kept the results of the inputs that do not
 */
record HostileSubject(Class<?> type, String method, String expected, Set<String> kept) {
  private static final Set<String> ALL_RESULTS = Set.of("1", "2", "3");

  static List<HostileSubject> all() {
    return List.of(
        of(Endless.class, "loop", "EXHAUSTED steps"),
        of(Endless.class, "loopInTheLibrary", "LOST runs on"),
        of(Endless.class, "waiting", "LOST waits"),
        of(Endless.class, "allocation", "EXHAUSTED OutOfMemoryError"),
        of(Endless.class, "recursion", "EXHAUSTED depth"),
        of(Endless.class, "recursionInTheLibrary", "EXHAUSTED StackOverflowError"),
        of(Endless.class, "swallowing", "EXHAUSTED steps"),
        of(Endless.class, "swallowingDeeply", "EXHAUSTED out of"),
        of(Leaving.class, "exit", "REFUSED System.exit"),
        of(Leaving.class, "halt", "REFUSED Runtime.halt"),
        of(Leaving.class, "hidden", "REFUSED System.exit"),
        of(Leaving.class, "byReference", "REFUSED System.exit"),
        of(Leaving.class, "byReflection", "REFUSED System.exit"),
        of(Leaving.class, "crash", "LOST crashed"),
        of(Threads.class, "leftBehind", "RETURNED left threads"),
        of(Threads.class, "daemonLeftBehind", "RETURNED left threads"),
        of(Threads.class, "bomb", "LOST too many threads"),
        of(Threads.class, "deadlock", "LOST waits for a lock"),
        of(Talking.class, "printing", "RETURNED 4"),
        of(Talking.class, "reading", "RETURNED -1"),
        of(Talking.class, "descriptor", "REFUSED FileOutputStream"),
        of(Varying.class, "statics", "RETURNED 4"),
        of(Varying.class, "properties", "RETURNED 4"),
        new HostileSubject(Varying.class, "time", "UNSTABLE", Set.of("1L", "2L", "3L")),
        of(Varying.class, "random", "UNSTABLE"),
        of(Varying.class, "identity", "UNSTABLE"),
        of(Reaching.class, "delete", "REFUSED File.delete"),
        of(Reaching.class, "deleteByReference", "REFUSED File.delete"),
        of(Reaching.class, "deleteByReflection", "REFUSED Files.delete"),
        of(Reaching.class, "overwrite", "REFUSED FileWriter"),
        of(Reaching.class, "throughALink", "REFUSED Files.createSymbolicLink"),
        of(Reaching.class, "ownFolder", "RETURNED 4"),
        of(Reaching.class, "socket", "REFUSED Socket"),
        of(Reaching.class, "process", "REFUSED ProcessBuilder.start"),
        of(Reaching.class, "nativeCode", "REFUSED System.loadLibrary"),
        new HostileSubject(Initializer.class, "throwing", "UNSTARTED initializer", Set.of()),
        new HostileSubject(ExitingInitializer.class, "exiting", "UNSTARTED exit", Set.of()));
  }

  private static HostileSubject of(Class<?> type, String method, String expected) {
    return new HostileSubject(type, method, expected, ALL_RESULTS);
  }

  String name() {
    return type.getSimpleName() + "." + method;
  }
}
