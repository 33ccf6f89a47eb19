package dev.waymark.benchmarks.soundness;

import dev.waymark.program.ClassSource;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Classes that were compiled a moment ago. */
final class MemoryClasses implements ClassSource {
  private final SortedMap<String, byte[]> classes = new TreeMap<>();
  private final SortedMap<String, byte[]> drivers = new TreeMap<>();

  /**
   * Compiles {@code programs} for Java 17.
   *
   * @throws IllegalArgumentException if they are no valid Java
   */
  static MemoryClasses compile(List<RandomProgram> programs) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("no compiler in this Java (use a JDK)");
    }
    MemoryClasses result = new MemoryClasses();
    StringWriter messages = new StringWriter();
    String path = System.getProperty("java.class.path");
    List<String> options =
        List.of("--release", "17", "-g", "-nowarn", "-proc:none", "-Xlint:none", "-cp", path);
    List<Source> sources = new ArrayList<>();
    for (RandomProgram each : programs) {
      sources.add(new Source(each.name(), each.source()));
      if (!each.driver().isEmpty()) {
        sources.add(new Source(each.name() + Drivers.SUFFIX, each.driver()));
      }
    }
    Files files = result.new Files(compiler.getStandardFileManager(null, null, null));
    if (!compiler.getTask(messages, files, null, options, null, sources).call()) {
      throw new IllegalArgumentException(messages.toString());
    }
    return result;
  }

  /** The bytes of a driver or of a class in it, which are no part of the program. */
  byte @Nullable [] findDriver(String name) {
    return drivers.get(name);
  }

  @Override
  public byte @Nullable [] find(String name) {
    return classes.get(name);
  }

  @Override
  public List<String> names() {
    return List.copyOf(classes.keySet());
  }

  /** A source file. */
  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("memory:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Where the compiler puts classes. */
  private final class Files extends ForwardingJavaFileManager<JavaFileManager> {
    Files(JavaFileManager next) {
      super(next);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location place, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + name + ".class"), kind) {
        @Override
        public OutputStream openOutputStream() {
          return new ByteArrayOutputStream() {
            @Override
            public void close() {
              boolean isDriver = name.contains(Drivers.SUFFIX);
              (isDriver ? drivers : classes).put(name.replace('.', '/'), toByteArray());
            }
          };
        }
      };
    }
  }
}
