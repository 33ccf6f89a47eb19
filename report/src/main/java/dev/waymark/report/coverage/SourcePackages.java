package dev.waymark.report.coverage;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.ReportedClass;
import dev.waymark.report.document.ReportedMethod;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The classes of a document by package, and by source file. */
final class SourcePackages {
  private SourcePackages() {}

  static Map<String, List<ReportedClass>> of(Document document) {
    Map<String, List<ReportedClass>> packages = new TreeMap<>();
    for (ReportedClass each : document.classes()) {
      packages.computeIfAbsent(each.packageName(), key -> new ArrayList<>()).add(each);
    }
    return packages;
  }

  /** The lines of each source file, by its path; classes that name none are left out. */
  static Map<String, SourceLines> files(List<ReportedClass> classes) {
    Map<String, List<ReportedMethod>> methods = new TreeMap<>();
    for (ReportedClass each : classes) {
      if (!each.sourceFile().isEmpty()) {
        methods.computeIfAbsent(each.sourcePath(), key -> new ArrayList<>()).addAll(each.methods());
      }
    }
    Map<String, SourceLines> files = new LinkedHashMap<>();
    methods.forEach((path, all) -> files.put(path, SourceLines.of(all)));
    return files;
  }
}
