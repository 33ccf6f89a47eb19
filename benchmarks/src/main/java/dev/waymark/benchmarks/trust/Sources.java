package dev.waymark.benchmarks.trust;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Programs to try, which are resources; their package is {@code trust}. */
final class Sources {
  private Sources() {}

  /** The text of the resource {@code group/name.java}. */
  static String text(String group, String name) {
    String path = group + "/" + name + ".java";
    try (InputStream in = Sources.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalArgumentException("no resource " + path);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles the programs {@code names} of {@code group} to {@code folder}. */
  static void compile(String group, List<String> names, List<Path> classPath, Path folder) {
    for (String name : names) {
      write(folder, name, text(group, name));
    }
    compile(names, classPath, 17, folder);
  }

  /** Compiles {@code name} for a release of Java, renamed, so that there can be several. */
  static void compile(String group, String name, int release, Path folder) {
    String renamed = name + release;
    write(folder, renamed, text(group, name).replace(name, renamed));
    compile(List.of(renamed), List.of(), release, folder);
  }

  static void write(Path folder, String name, String text) {
    try {
      Files.createDirectories(folder.resolve("trust"));
      Files.writeString(source(folder, name), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path source(Path folder, String name) {
    return folder.resolve("trust").resolve(name + ".java");
  }

  /** Compiles what was written to {@code folder}. */
  static void compile(List<String> names, List<Path> classPath, int release, Path folder) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options = new ArrayList<>();
    options.addAll(List.of("--release", "" + release, "-g", "-nowarn", "-proc:none"));
    options.addAll(List.of("-Xlint:none", "-d", folder.toString(), "-cp"));
    String places = classPath.stream().map(Path::toString).collect(Collectors.joining(separator()));
    options.add(places + separator() + System.getProperty("java.class.path"));
    StringBuilder errors = new StringBuilder();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<Path> sources = names.stream().map(name -> source(folder, name)).toList();
      var units = files.getJavaFileObjectsFromPaths(sources);
      boolean isFine =
          compiler
              .getTask(null, files, each -> errors.append(each).append(' '), options, null, units)
              .call();
      if (!isFine) {
        throw new IllegalStateException(errors.toString());
      }
      for (Path each : sources) {
        Files.delete(each);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String separator() {
    return File.pathSeparator;
  }
}
