package dev.waymark.distribution;

import java.io.File;
import java.io.IOException;
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
 */
record DriverJvm(Path java, Library library) {
  /** What to start for these arguments. */
  List<String> command(List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(java.resolve("bin").resolve("java").toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("-Xmx" + DriverHeap.megabytesFor(arguments) + "m");
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
    command.add("-cp");
    command.add(
        library.jars().stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)));
    command.add("dev.waymark.cli.Main");
    command.addAll(arguments);
    return command;
  }
}
