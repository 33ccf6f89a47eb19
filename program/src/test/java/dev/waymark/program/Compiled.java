package dev.waymark.program;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Java sources compiled in memory, with debug information, as a class source for tests. */
public final class Compiled implements ClassSource {
  private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
  private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|enum|record) (\\w+)");

  private final Map<String, byte[]> classes = new TreeMap<>();

  private Compiled() {}

  /** Compiles {@code sources}, a compilation unit each, named after its first type. */
  public static Compiled of(String... sources) {
    return with(List.of("-g"), sources);
  }

  /** Compiles with the given options of javac. */
  public static Compiled with(List<String> options, String... sources) {
    Compiled compiled = new Compiled();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavaFileManager files = compiled.new Files(compiler.getStandardFileManager(null, null, null));
    List<Unit> units = Arrays.stream(sources).map(Unit::new).toList();
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of("-proc:none", "-Xlint:-options"));
    StringWriter problems = new StringWriter();
    if (!compiler.getTask(problems, files, null, all, null, units).call()) {
      throw new IllegalArgumentException(problems.toString());
    }
    return compiled;
  }

  /** The one method called {@code name} of the first class in {@code source} that has it. */
  public static MethodModel method(String source, String name) {
    Compiled compiled = of(source);
    Program program = new Program(compiled);
    return compiled.names().stream()
        .flatMap(type -> program.require(type).methods().stream())
        .filter(method -> method.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public byte @Nullable [] find(String name) {
    return classes.get(name);
  }

  @Override
  public List<String> names() {
    return List.copyOf(classes.keySet());
  }

  private static String nameOf(String source) {
    Matcher type = TYPE.matcher(source);
    Matcher place = PACKAGE.matcher(source);
    if (!type.find()) {
      throw new IllegalArgumentException("no type in: " + source);
    }
    return (place.find() ? place.group(1).replace('.', '/') + "/" : "") + type.group(1);
  }

  private static final class Unit extends SimpleJavaFileObject {
    private final String text;

    Unit(String text) {
      super(URI.create("memory:///" + nameOf(text) + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private final class Files extends ForwardingJavaFileManager<JavaFileManager> {
    Files(JavaFileManager manager) {
      super(manager);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      String name = className.replace('.', '/');
      return new SimpleJavaFileObject(URI.create("memory:///" + name + ".class"), kind) {
        @Override
        public OutputStream openOutputStream() {
          return new ByteArrayOutputStream() {
            @Override
            public void close() {
              classes.put(name, toByteArray());
            }
          };
        }
      };
    }
  }
}
