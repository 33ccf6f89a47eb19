package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Makes classes and jars in a folder, to run commands on. */
record Workshop(Path folder) {
  /** The folder {@code name}, which is made if need be. */
  Path folder(String name) throws IOException {
    return Files.createDirectories(folder.resolve(name));
  }

  /** Writes a file below the folder. */
  Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  /** Compiles a file of this name to the folder {@code classes}, with more options. */
  Path compile(String classes, String file, String source, String... options) throws IOException {
    Path target = folder(classes);
    List<String> arguments = new ArrayList<>(List.of(options));
    arguments.addAll(List.of("-g", "-d", target.toString()));
    arguments.add(write("src-" + classes + "/" + file, source).toString());
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    assertEquals(
        0, compiler.run(null, said, said, arguments.toArray(new String[0])), said::toString);
    return target;
  }

  /** A jar of all files in {@code classes}, whose manifest has these names and values. */
  Path jar(String file, Path classes, String... manifest) throws IOException {
    Manifest head = new Manifest();
    head.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    for (int i = 0; i < manifest.length; i += 2) {
      head.getMainAttributes().putValue(manifest[i], manifest[i + 1]);
    }
    Path jar = folder.resolve(file);
    Files.createDirectories(jar.getParent());
    try (OutputStream bytes = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(bytes, head);
        Stream<Path> files = Files.walk(classes)) {
      for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
        out.putNextEntry(new ZipEntry(classes.relativize(each).toString().replace('\\', '/')));
        out.write(Files.readAllBytes(each));
        out.closeEntry();
      }
    }
    return jar;
  }

  /** Signs a jar with a new key. */
  void sign(Path jar) throws IOException, InterruptedException {
    String store = folder.resolve("keys").toString();
    run(
        "keytool -genkeypair -keyalg EC -alias me -dname CN=me -storepass changeit -keystore",
        store);
    run("jarsigner -storepass changeit -keystore", store, jar.toString(), "me");
  }

  private static void run(String start, String... more) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(start.split(" ", -1)));
    command.set(0, Path.of(System.getProperty("java.home"), "bin", command.get(0)).toString());
    command.addAll(List.of(more));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
  }

  /** Generates tests below the folder. */
  Execution generate(String... more) {
    List<String> args = new ArrayList<>(List.of("generate"));
    args.addAll(List.of("--out", folder.resolve("out").toString()));
    args.addAll(List.of("--results", folder.resolve("results").toString()));
    args.addAll(List.of(more));
    return Execution.of(args.toArray(new String[0]));
  }
}
