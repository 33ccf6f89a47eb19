package dev.waymark.distribution;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The JVM of the command line, with the flags that it needs; they are also in {@code
 * .build/java.sh}.
 *
 * @param java the home of the JDK
 * @param library what it runs
 * @param cache the folder for what is made once
 */
record DriverJvm(Path java, Library library, Path cache) {
  private static final String ARCHIVE = "driver.jsa";

  /** What to start for these arguments. */
  List<String> command(List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(java.resolve("bin").resolve("java").toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("-Xmx" + DriverHeap.megabytesFor(arguments) + "m");
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
    Path folder = cacheOfThisJdk();
    command.add("-Dwaymark.cache=" + folder);
    if (Files.isRegularFile(folder.resolve(ARCHIVE))) {
      command.add("-XX:SharedArchiveFile=" + folder.resolve(ARCHIVE));
      command.addAll(List.of("-Xlog:disable", "-Xlog:all=error:stderr"));
    }
    command.add("-Dwaymark.terminal=" + (System.console() != null));
    command.add("-cp");
    command.add(
        library.jars().stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)));
    command.add("dev.waymark.cli.Main");
    command.addAll(arguments);
    return command;
  }

  private Path cacheOfThisJdk() throws IOException {
    Path release = java.resolve("release");
    String jdk = Files.exists(release) ? Files.readString(release) : Runtime.version().toString();
    String key = library.folder() + jdk + java;
    return cache.resolve(library.stamp() + "-" + Integer.toHexString(key.hashCode()));
  }
}
