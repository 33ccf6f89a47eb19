package dev.waymark.benchmarks.trust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** Makes jars, with the tools of the JDK where they must be signed. */
final class Jars {
  private static final String PASSWORD = "trust-trust";

  private Jars() {}

  /** A multi-release jar of all in {@code classes}. */
  static void plain(Path classes, Path jar) {
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.put(Attributes.Name.IMPLEMENTATION_VERSION, "1.2");
    main.put(Attributes.Name.MULTI_RELEASE, "true");
    try {
      Files.createDirectories(jar.getParent());
      try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
          Stream<Path> files = Files.walk(classes)) {
        for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
          out.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
          Files.copy(file, out);
          out.closeEntry();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The same, signed with a key that is made for it in {@code folder}. */
  static void signed(Path classes, Path jar, Path folder) {
    plain(classes, jar);
    String store = folder.resolve("keys").toAbsolutePath().toString();
    List<String> common = List.of("-keystore", store, "-storepass", PASSWORD);
    tool(
        "keytool",
        common,
        List.of("-genkeypair", "-alias", "key", "-keyalg", "EC", "-dname", "CN=t"));
    tool("jarsigner", common, List.of(jar.toAbsolutePath().toString(), "key"));
  }

  private static void tool(String name, List<String> common, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", name).toString());
    command.addAll(List.of("-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"));
    if (name.equals("keytool")) {
      command.addAll(arguments);
      command.addAll(common);
    } else {
      command.addAll(common);
      command.addAll(arguments);
    }
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (!process.waitFor(1, TimeUnit.MINUTES) || process.exitValue() != 0) {
        throw new IllegalStateException(name + " failed");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
