package dev.waymark.target.process;

import dev.waymark.probe.refuse.Permission;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.Assertions;
import dev.waymark.program.ClassPath;
import dev.waymark.target.host.Host;
import dev.waymark.target.host.SystemLoader;
import dev.waymark.target.host.WorkingFolder;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Message;
import dev.waymark.target.wire.Outgoing;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * The process of one target JVM and the pipes to it. It works in a new folder of its own; {@link
 * #stop} ends it with all that it has started, and removes the folder.
 */
public final class TargetProcess {
  private static final int BUFFER = 1 << 16;

  /** How long the JVM has to end after it broke the pipe. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  /** Megabytes. */
  private static final int LEAST_FOR_CLASSES = 128;

  private static final List<String> FLAGS =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-Xshare:auto",
          "-Xss2m", // shallow methods do not count as nested
          "-XX:MaxDirectMemorySize=64m",
          "-XX:-CreateCoredumpOnCrash",
          "-Xlog:disable", // what the JVM has to say must not get among our messages
          "-XX:+DisplayVMOutputToStderr",
          "-Djava.security.manager=disallow",
          "-Djdk.console=java.base");

  private final Path folder;
  private final Process process;
  private final DataInputStream in;
  private final OutputStream out;

  private TargetProcess(Path folder, Process process) {
    this.folder = folder;
    this.process = process;
    this.in = new DataInputStream(new BufferedInputStream(process.getInputStream(), BUFFER));
    this.out = process.getOutputStream();
  }

  /**
   * Starts a JVM; {@link #awaitReady} says when it can be used.
   *
   * @param java its launcher
   * @param heap how many megabytes objects may take
   * @param allowed what the code under test may do to the world
   * @param assertions whether it has its assertions checked
   */
  public static TargetProcess start(
      Path java, int heap, Set<Permission> allowed, Assertions assertions) throws IOException {
    Path folder = WorkingFolder.create();
    try {
      ProcessBuilder builder = new ProcessBuilder(command(java, heap, folder, allowed, assertions));
      builder.directory(folder.toFile()).redirectError(Redirect.DISCARD);
      return new TargetProcess(folder, builder.start());
    } catch (IOException e) {
      WorkingFolder.remove(folder);
      throw e;
    }
  }

  private static List<String> command(
      Path java, int heap, Path folder, Set<Permission> allowed, Assertions assertions) {
    List<String> command = new ArrayList<>();
    command.add(java.toString());
    command.addAll(FLAGS);
    command.add("-Xmx" + heap + "m");
    command.add("-Xmn" + heap / 2 + "m");
    command.add("-XX:MaxMetaspaceSize=" + Math.max(LEAST_FOR_CLASSES, heap / 2) + "m");
    command.add(assertions.option());
    command.add("-Djava.io.tmpdir=" + folder);
    command.add("-Djava.system.class.loader=" + SystemLoader.class.getName());
    command.add("-cp");
    command.add(
        ClassPath.placeOf(Host.class) + File.pathSeparator + ClassPath.placeOf(RunLimits.class));
    command.add(Host.class.getName());
    command.add(folder.toString());
    allowed.stream().sorted().map(Permission::name).forEach(command::add);
    return command;
  }

  /** Waits until the host has said that it is ready. */
  public void awaitReady() throws IOException {
    if (receive().kind() != Message.READY) {
      throw new IOException("not a message");
    }
  }

  public void send(Outgoing message) throws IOException {
    message.send(out);
  }

  /** Waits for the next message. */
  public Incoming receive() throws IOException {
    return Incoming.receive(in);
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  /** How the JVM has ended; waits a little for that. */
  public ProcessEnd end() {
    try {
      if (!process.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
        return ProcessEnd.talkingNonsense();
      }
      return WorkingFolder.showsCrash(folder)
          ? ProcessEnd.crashed()
          : ProcessEnd.exited(process.exitValue());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ProcessEnd.interrupted();
    }
  }

  /** Ends the JVM; any thread may call this. */
  public void kill() {
    process.destroyForcibly();
  }

  /** Ends the JVM and all that it has started, and removes its folder. */
  public void stop() {
    List<ProcessHandle> started = process.descendants().toList();
    process.destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
    process.onExit().join();
    WorkingFolder.remove(folder);
  }
}
