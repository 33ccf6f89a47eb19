package dev.waymark.benchmarks.table;

import dev.waymark.benchmarks.suite.Suite;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Properties;

/** The libraries to measure on: a folder of jars that the build fills, and their versions. */
public record Subjects(Path folder, Properties versions) {
  /** The subjects beside the jar or class folder of this class. */
  public static Subjects ofBuild() {
    try {
      var code = Subjects.class.getProtectionDomain().getCodeSource().getLocation();
      return new Subjects(Path.of(code.toURI()).resolveSibling("subjects"), readVersions());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Properties readVersions() {
    Properties versions = new Properties();
    try (InputStream in = Subjects.class.getResourceAsStream("subjects.properties")) {
      versions.load(in);
      return versions;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The version of the library {@code artifact}. */
  public String version(String artifact) {
    String version = versions.getProperty(artifact);
    if (version == null) {
      throw new IllegalArgumentException("no subject " + artifact + " in subjects.properties");
    }
    return version;
  }

  /** The classes of the library {@code artifact}. */
  public ClassSource classes(String artifact) {
    return ClassPath.open(jar(artifact));
  }

  /** The jar of the library {@code artifact}. */
  public Path jar(String artifact) {
    return folder.resolve(artifact + "-" + version(artifact) + ".jar");
  }

  /** The tests of the library {@code artifact}. */
  public Suite suite(String artifact) {
    return new Suite(folder.resolve("suite"), artifact + "-" + version(artifact));
  }

  /** The jar with the sources of the library {@code artifact}. */
  public Path sources(String artifact) {
    return folder.resolve(artifact + "-" + version(artifact) + "-sources.jar");
  }
}
