package dev.waymark.report.html;

import dev.waymark.report.document.ReportedClass;
import dev.waymark.report.document.ReportedFinding;
import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.ReportedTest;
import java.util.Comparator;
import java.util.List;

/**
 * The classes of one source file; a page is about one of them.
 *
 * @param packageName empty for the unnamed package
 * @param name the class that the file is named after, without its package
 * @param sourcePath the file below a folder of sources; empty if unknown
 * @param file the name of its page, without folders
 */
record Unit(
    String packageName, String name, String sourcePath, String file, List<ReportedClass> classes) {
  Unit {
    classes = List.copyOf(classes);
  }

  String fullName() {
    return packageName.isEmpty() ? name : packageName + "." + name;
  }

  List<ReportedMethod> methods() {
    return classes.stream().flatMap(each -> each.methods().stream()).toList();
  }

  /** The methods that tests call, as the source has them. */
  List<ReportedMethod> entries() {
    return methods().stream()
        .filter(ReportedMethod::isEntry)
        .sorted(Comparator.comparing(ReportedMethod::firstLine))
        .toList();
  }

  List<ReportedObjective> objectives() {
    return classes.stream().flatMap(each -> each.objectives().stream()).toList();
  }

  List<ReportedFinding> findings() {
    return methods().stream().flatMap(each -> each.findings().stream()).toList();
  }

  long tests() {
    return methods().stream()
        .flatMap(each -> each.tests().stream())
        .filter(ReportedTest::isWritten)
        .count();
  }

  long count(ReportedFinding.Kind kind) {
    return findings().stream().filter(each -> each.kind() == kind).count();
  }

  /** Whether it is known that tests execute nothing of a line. */
  boolean isMissed(int line) {
    return methods().stream().anyMatch(each -> each.missedLines().contains(line))
        && methods().stream().noneMatch(each -> each.hitLines().contains(line));
  }

  List<Measure> measures() {
    return Measure.of(methods());
  }

  /** Whether covered means that written tests were measured to cover it. */
  boolean isMeasured() {
    return classes.stream().allMatch(ReportedClass::isMeasured);
  }
}
