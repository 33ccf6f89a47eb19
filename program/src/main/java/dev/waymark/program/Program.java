package dev.waymark.program;

import dev.waymark.program.branch.CaseNames;
import dev.waymark.program.ir.Names;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The classes under test and what they use, read on demand and kept. Several threads may use it:
 * there is one model of a class, whoever asks first.
 */
public final class Program {
  /** Classes that nobody means. */
  private static final Pattern OWN = Pattern.compile("dev/waymark/(api|library)/");

  private final ClassSource classes;
  private final ClassSource platform;
  private final Sources sources;
  private final DirectSubtypes subtypes;
  private final CaseNames caseNames = new EnumCases(this);
  private final Map<String, Optional<ClassModel>> known = new ConcurrentHashMap<>();
  private final Lazy<Map<String, List<String>>> packages = new Lazy<>(this::readPackages);

  /** A program of {@code classes}, on the running JDK, without sources. */
  public Program(ClassSource classes) {
    this(classes, new JdkClasses(), Sources.NONE);
  }

  /** A program of {@code classes}, on {@code platform}, read with the help of {@code sources}. */
  public Program(ClassSource classes, ClassSource platform, Sources sources) {
    this.classes = classes;
    this.platform = platform;
    this.sources = sources;
    this.subtypes = new DirectSubtypes(classes);
  }

  /** The program's own classes, without the platform's. */
  public ClassSource classes() {
    return classes;
  }

  /**
   * The class with internal name {@code name}, the program's own before the platform's; null if
   * there is none.
   *
   * @throws ProgramException if the class file is unreadable
   */
  public @Nullable ClassModel find(String name) {
    Optional<ClassModel> model = known.get(name);
    if (model == null) {
      Optional<ClassModel> read = Optional.ofNullable(read(name));
      Optional<ClassModel> first = known.putIfAbsent(name, read);
      model = first == null ? read : first;
    }
    return model.orElse(null);
  }

  /**
   * The program's classes that directly extend or implement {@code name}, as far as their packages
   * begin like its own.
   */
  public List<String> subtypes(String name) {
    return subtypes.of(name);
  }

  /** The program's classes in a package, by name. */
  public List<String> members(String packageName) {
    return packages.get().getOrDefault(packageName, List.of());
  }

  private Map<String, List<String>> readPackages() {
    return classes.names().stream().collect(Collectors.groupingBy(Declaration::packageOf));
  }

  /** The class file of a class of the program, or of an added one; null if there is none. */
  public byte @Nullable [] classFile(String name) {
    byte[] bytes = classes.find(name);
    return bytes == null && isAdded(name) ? added(name) : bytes;
  }

  /** Whether the class is none of the program's, but helps to make its objects. */
  public static boolean isAdded(String name) {
    return Stubs.isStub(name) || FieldSetters.isSetters(name);
  }

  private byte @Nullable [] added(String name) {
    return Stubs.isStub(name) ? Stubs.write(name, this) : FieldSetters.write(name, this);
  }

  private @Nullable ClassModel read(String name) {
    byte[] bytes = classFile(name);
    if (bytes == null) {
      bytes = platform.find(name);
    }
    return bytes == null
        ? null
        : new ClassModel(ClassReading.read(name, bytes), this, sources, caseNames);
  }

  /**
   * The class a user calls {@code name}: with dots or slashes, nested classes after {@code $} or a
   * dot.
   *
   * @throws ProgramException if there is none, or it is unreadable
   */
  public ClassModel require(String name) {
    String internal = name.replace('.', '/');
    ClassModel model = find(internal);
    while (model == null && internal.indexOf('/') >= 0) {
      int slash = internal.lastIndexOf('/');
      internal = internal.substring(0, slash) + "$" + internal.substring(slash + 1);
      model = find(internal);
    }
    if (model == null) {
      throw new ProgramException(
          "class not found: " + Names.internal(name) + hint(Names.simple(name.replace('.', '/'))));
    }
    return model;
  }

  private String hint(String simpleName) {
    List<String> alike = alike(simpleName);
    return alike.isEmpty()
        ? " (check --classpath)"
        : " (did you mean " + String.join(" or ", alike) + "?)";
  }

  /** Classes of the same simple name, else of a similar one; none without a list of classes. */
  private List<String> alike(String simpleName) {
    try {
      List<String> names =
          classes.names().stream().filter(name -> !OWN.matcher(name).lookingAt()).toList();
      List<String> simple = names.stream().map(Names::simple).toList();
      List<String> meant =
          simple.contains(simpleName) ? List.of(simpleName) : Spelling.nearest(simpleName, simple);
      return names.stream()
          .filter(known -> meant.contains(Names.simple(known)))
          .limit(3)
          .map(Names::internal)
          .toList();
    } catch (ProgramException e) {
      return List.of();
    }
  }

  /** Whether what is of the type, a descriptor, stays as it was made, with all that it holds. */
  public boolean isUnchanging(String descriptor) {
    return UnchangingTypes.include(descriptor, this);
  }
}
