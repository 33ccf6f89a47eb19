package dev.waymark.report.document;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Unites what two documents say of a class. */
final class ClassMerger {
  private ClassMerger() {}

  /**
   * All that both say.
   *
   * @throws DocumentException if they are about different class files, or contradict each other
   */
  static ReportedClass merge(ReportedClass one, ReportedClass other) {
    if (one.equals(other)) {
      return one;
    }
    if (!one.sha256().equals(other.sha256())) {
      throw new DocumentException(
          "two files are about different versions of class "
              + one.name()
              + " (generate both from the same class files)");
    }
    Map<String, ReportedMethod> methods = new LinkedHashMap<>();
    one.methods().forEach(each -> methods.put(each.name(), each));
    other.methods().forEach(each -> methods.merge(each.name(), each, MethodMerger::merge));
    boolean isMeasured = one.isMeasured() && other.isMeasured();
    return new ReportedClass(
        one.name(), one.sourceFile(), one.sha256(), isMeasured, List.copyOf(methods.values()));
  }
}
