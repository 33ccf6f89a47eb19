package dev.waymark.report.html;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.ReportedClass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Sorts the classes of a document by their source files. */
final class Units {
  private Units() {}

  /** One unit for each source file, by package and name. */
  static List<Unit> of(Document document) {
    Map<String, List<ReportedClass>> files = new LinkedHashMap<>();
    for (ReportedClass each : document.classes()) {
      files.computeIfAbsent(key(each), key -> new ArrayList<>()).add(each);
    }
    FileNames names = new FileNames();
    return files.values().stream().map(classes -> unit(classes, names)).toList();
  }

  /** Two files of one name in one package cannot be told apart; then outer classes differ. */
  private static String key(ReportedClass type) {
    String file = type.sourcePath();
    return file.isEmpty() ? type.packageName() + "/" + outermost(type.simpleName()) : file;
  }

  private static Unit unit(List<ReportedClass> classes, FileNames names) {
    ReportedClass first = classes.get(0);
    String name = name(classes);
    String dotted = first.packageName().isEmpty() ? name : first.packageName() + "." + name;
    return new Unit(
        first.packageName(), name, first.sourcePath(), names.of(dotted) + ".html", classes);
  }

  /** The class that the file is named after; else the first one. */
  private static String name(List<ReportedClass> classes) {
    ReportedClass first = classes.get(0);
    String stem = first.sourceFile().replaceFirst("\\.[^.]*$", "");
    boolean isThere = classes.stream().anyMatch(each -> outermost(each.simpleName()).equals(stem));
    return isThere ? stem : outermost(first.simpleName());
  }

  /** What is before the first {@code $}, unless the name begins with it. */
  private static String outermost(String simpleName) {
    int dollar = simpleName.indexOf('$', 1);
    return dollar < 0 ? simpleName : simpleName.substring(0, dollar);
  }
}
