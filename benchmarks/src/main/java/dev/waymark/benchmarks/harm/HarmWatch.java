package dev.waymark.benchmarks.harm;

import dev.waymark.benchmarks.table.BenchException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sees whether something happens that targets must not do, while it is open. */
final class HarmWatch implements AutoCloseable {
  private static final String SONG = "alive";

  private final ServerSocket door;
  private final Path canary;
  private Set<String> files = Set.of();
  private Set<Long> processes = Set.of();

  HarmWatch() {
    try {
      door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
      door.setSoTimeout(1);
      canary = Path.of(System.getProperty("java.io.tmpdir"), "waymark-canary-" + key());
      renew();
    } catch (IOException e) {
      throw new BenchException("cannot watch for harm: " + e.getMessage());
    }
  }

  /** The number that targets know the port and the file by. */
  int key() {
    return door.getLocalPort();
  }

  private void renew() throws IOException {
    Files.writeString(canary, SONG);
    files = files();
    processes = processes();
  }

  private static Set<String> files() throws IOException {
    try (Stream<Path> here = Files.list(Path.of(""))) {
      return here.map(Path::toString).collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static Set<Long> processes() {
    return ProcessHandle.current()
        .descendants()
        .map(ProcessHandle::pid)
        .collect(Collectors.toSet());
  }

  /** The harm done since this was last asked, in words; empty if there was none. */
  List<String> harm() {
    List<String> harm = new ArrayList<>();
    try {
      if (!Files.exists(canary) || !Files.readString(canary).equals(SONG)) {
        harm.add("a file was changed");
      }
      if (!files().equals(files)) {
        harm.add("the current folder was changed");
      }
      if (!processes.containsAll(processes())) {
        harm.add("a process is left");
      }
      if (isVisited()) {
        harm.add("a connection was made");
      }
      renew();
    } catch (IOException e) {
      harm.add(e.toString());
    }
    return harm;
  }

  private boolean isVisited() throws IOException {
    try {
      door.accept().close();
      return true;
    } catch (SocketTimeoutException e) {
      return false;
    }
  }

  @Override
  public void close() {
    try {
      door.close();
      Files.deleteIfExists(canary);
    } catch (IOException e) {
      throw new BenchException("cannot clean up: " + e.getMessage());
    }
  }
}
