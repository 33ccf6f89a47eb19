package dev.waymark.report.html;

import dev.waymark.report.document.Document;
import dev.waymark.report.format.ReportFolder;
import dev.waymark.report.format.SourceFolders;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A report in a folder. */
record WrittenReport(Path folder, List<Path> files) {
  /**
   * Writes one.
   *
   * @param sources texts by paths below a folder of sources
   */
  static WrittenReport of(Document document, Map<String, String> sources, Path folder)
      throws IOException {
    for (Map.Entry<String, String> each : new TreeMap<>(sources).entrySet()) {
      Path file = folder.resolve("sources").resolve(each.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, each.getValue());
    }
    ReportFolder out = new ReportFolder(folder.resolve("out"));
    new HtmlReport().write(document, new SourceFolders(List.of(folder.resolve("sources"))), out);
    return new WrittenReport(folder.resolve("out/html"), out.written());
  }

  /** The sample, with some of its sources. */
  static WrittenReport ofSample(Path folder) throws IOException {
    Map<String, String> sources =
        Map.of(
            "com/acme/post/Postage.java", Samples.SOURCE,
            "com/acme/post/PostageWaymarkTest.java", Samples.TESTS);
    return of(Samples.document(), sources, folder);
  }

  /** All pages by their names below the folder. */
  Map<String, String> pages() {
    Map<String, String> pages = new TreeMap<>();
    files.stream()
        .filter(each -> each.toString().endsWith(".html"))
        .forEach(each -> pages.put(folder.relativize(each).toString(), read(each)));
    return pages;
  }

  String page(String name) {
    return read(folder.resolve(name));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String address(String page) {
    return folder.toUri() + page;
  }
}
