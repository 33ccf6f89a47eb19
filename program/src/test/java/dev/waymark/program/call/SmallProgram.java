package dev.waymark.program.call;

import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.MethodRef;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Small programs from source: one compilation unit per {@link #add}, compiled together. */
final class SmallProgram {
  private final Path folder;
  private final List<JavaFileObject> units = new ArrayList<>();

  private SmallProgram(Path folder) {
    this.folder = folder;
  }

  static SmallProgram in(Path folder) {
    return new SmallProgram(folder);
  }

  /** Adds a unit; {@code name} is the internal name of its first class. */
  SmallProgram add(String name, String text) {
    units.add(
        new SimpleJavaFileObject(
            URI.create("mem:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
          }
        });
    return this;
  }

  SmallProgram compile() {
    List<String> options = List.of("-proc:none", "--release", "17", "-d", folder.toString());
    if (!ToolProvider.getSystemJavaCompiler()
        .getTask(null, null, null, options, null, units)
        .call()) {
      throw new IllegalArgumentException("the test's sources do not compile");
    }
    return this;
  }

  /** Takes a compiled class away. */
  SmallProgram without(String name) {
    try {
      Files.delete(folder.resolve(name + ".class"));
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  ClassHierarchy hierarchy() {
    return ClassHierarchy.of(new Program(ClassPath.parse(folder.toString())));
  }

  /** The only method of that name that {@code owner} declares. */
  static MethodModel method(ClassHierarchy hierarchy, String owner, String name) {
    return Objects.requireNonNull(hierarchy.find(owner)).require(name);
  }

  /** A reference to a method without parameters and result. */
  static MethodRef ref(String owner, String name) {
    return new MethodRef(owner, name, "()V");
  }
}
