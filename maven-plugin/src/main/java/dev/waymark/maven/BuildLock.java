package dev.waymark.maven;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.apache.maven.plugin.MojoExecutionException;
import org.jspecify.annotations.Nullable;

/** Keeps two builds from writing to the results of a module at once. */
final class BuildLock {
  /** What is done while no other build does. */
  interface Work {
    void run() throws MojoExecutionException;
  }

  private BuildLock() {}

  /**
   * Does {@code work} with the lock of {@code folder}.
   *
   * @throws MojoExecutionException if another build has it, or {@code folder} cannot be written
   */
  static void during(Path folder, Work work) throws MojoExecutionException {
    try (FileChannel channel = open(folder)) {
      if (lock(channel) == null) {
        throw new MojoExecutionException(
            "another build is running Waymark in " + folder + ": wait until it has ended");
      }
      work.run();
    } catch (IOException e) {
      throw new MojoExecutionException("cannot write to " + folder + ": " + reason(e), e);
    }
  }

  private static FileChannel open(Path folder) throws IOException {
    Files.createDirectories(folder);
    return FileChannel.open(
        folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  /** The message of some of them is just the file. */
  private static String reason(IOException e) {
    return e.getClass().getSimpleName().replaceAll("Exception$", "") + " " + e.getMessage();
  }
}
