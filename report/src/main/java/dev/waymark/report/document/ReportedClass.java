package dev.waymark.report.document;

import java.util.List;

/**
 * A class with code; nested classes are classes of their own.
 *
 * @param name with dots, nested classes after {@code $}
 * @param sourceFile without folders; empty if unknown
 * @param sha256 of its class file
 * @param isMeasured whether covered means that written tests took it when they were measured, not
 *     only runs
 * @param methods those with code, in the order of the class file
 */
public record ReportedClass(
    String name,
    String sourceFile,
    String sha256,
    boolean isMeasured,
    List<ReportedMethod> methods) {
  public ReportedClass {
    methods = List.copyOf(methods);
  }

  /** {@code com.acme}; empty for the unnamed package. */
  public String packageName() {
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  /** Without its package. */
  public String simpleName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** The source file below a folder of sources; empty if unknown. */
  public String sourcePath() {
    String folder = packageName().replace('.', '/');
    return sourceFile.isEmpty() || folder.isEmpty() ? sourceFile : folder + "/" + sourceFile;
  }

  public List<ReportedObjective> objectives() {
    return methods.stream().flatMap(each -> each.objectives().stream()).toList();
  }

  public Tally tally() {
    return Tally.of(objectives());
  }
}
