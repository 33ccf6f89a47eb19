package dev.waymark.report.html;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.DocumentReader;
import dev.waymark.report.format.ReportFolder;
import dev.waymark.report.format.SourceFolders;
import dev.waymark.report.html.browser.Chromium;
import dev.waymark.report.html.browser.Tab;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes the pictures of docs/html-report.md when asked to: {@code -Dwaymark.screenshots=FOLDER}, of
 * the files {@code -Dwaymark.findings=A.json:B.json} with {@code -Dwaymark.sources=FOLDER:FOLDER}.
 */
@EnabledIfSystemProperty(named = "waymark.screenshots", matches = ".+")
class ScreenshotsTest {
  private static final String POSTAGE = "classes/dev.waymark.examples.Postage.html";
  private static final String TRIANGLE = "classes/dev.waymark.examples.Triangle.html";

  @TempDir Path folder;

  @Test
  void picturesOfTheReport() throws IOException, InterruptedException {
    Path pictures = Path.of(System.getProperty("waymark.screenshots", ""));
    Document document = DocumentReader.read(paths("waymark.findings"));
    new HtmlReport()
        .write(document, new SourceFolders(paths("waymark.sources")), new ReportFolder(folder));
    try (Chromium chromium = Chromium.start()) {
      Tab tab = chromium.tab();
      take(tab, "index.html", "light", pictures.resolve("overview.png"));
      take(tab, "open.html", "light", pictures.resolve("open.png"));
      take(tab, POSTAGE + "#source", "light", pictures.resolve("class.png"));
      take(tab, POSTAGE + "#source", "dark", pictures.resolve("class-dark.png"));
      take(tab, TRIANGLE + "#mcdc", "light", pictures.resolve("mcdc.png"));
    }
    assertTrue(Files.size(pictures.resolve("mcdc.png")) > 0);
  }

  private void take(Tab tab, String page, String scheme, Path file)
      throws IOException, InterruptedException {
    tab.show(scheme, "screen");
    tab.resize(1280, 900);
    tab.go(folder.resolve("html").toUri() + page);
    tab.run(
        "document.querySelectorAll('#line-20 > details').forEach(each => { each.open = true; })");
    tab.screenshot(file);
  }

  private static List<Path> paths(String property) {
    return Stream.of(System.getProperty(property, "").split(File.pathSeparator))
        .map(Path::of)
        .toList();
  }
}
