package dev.waymark.program.source;

import java.nio.file.Path;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The decisions of some source files, in two views.
 *
 * @param nested every decision as written, file by file; those inside an expression come before the
 *     one around them
 */
public record SourceDecisions(List<SourceDecision> nested) {
  public SourceDecisions {
    nested = List.copyOf(nested);
  }

  /** The decisions of {@code files}, which use nothing but each other and the running JDK. */
  public static SourceDecisions parse(List<SourceFile> files) {
    return parse(files, List.of());
  }

  /**
   * The decisions of {@code files}. Errors in them, such as classes that are not on the class path,
   * are passed over: where types are unknown, the syntax decides, and only literals are constants.
   *
   * @param classPath the jars and folders of classes that the files use
   */
  public static SourceDecisions parse(List<SourceFile> files, List<Path> classPath) {
    return new SourceDecisions(Compilation.decisions(files, classPath));
  }

  /**
   * The decisions as javac compiles them: chains of {@code if (a) { if (b) ... }} without {@code
   * else} are united like {@code a && b}.
   */
  public List<SourceDecision> merged() {
    Set<SourceDecision> taken = Collections.newSetFromMap(new IdentityHashMap<>());
    nested.stream().map(SourceDecision::outer).filter(Objects::nonNull).forEach(taken::add);
    return nested.stream().filter(d -> !taken.contains(d)).map(SourceDecision::merged).toList();
  }
}
