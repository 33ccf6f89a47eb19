package dev.waymark.report.html;

import dev.waymark.report.document.Document;
import dev.waymark.report.format.ReportFolder;
import dev.waymark.report.format.ReportFormat;
import dev.waymark.report.format.SourceFolders;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Pages to look at; {@code html/index.html} is the first one. */
public final class HtmlReport implements ReportFormat {
  private static final String FOLDER = "html/";

  @Override
  public String name() {
    return "html";
  }

  @Override
  public String summary() {
    return "pages to look at, html/index.html";
  }

  @Override
  public void write(Document document, SourceFolders sources, ReportFolder folder) {
    List<Unit> units = Units.of(document);
    Links links = new Links(units);
    int open = document.tally().open();
    folder.write(FOLDER + Page.OVERVIEW, new OverviewPage(document, units).document());
    for (String each : List.of(Page.STYLE, Page.SCRIPT)) {
      folder.write(FOLDER + each, resource(each.substring(each.indexOf('/') + 1)));
    }
    for (Unit unit : units) {
      String page = new UnitPage(unit, links, sources).document(open);
      folder.write(FOLDER + Links.CLASSES + unit.file(), page);
    }
    folder.write(FOLDER + Page.OPEN, new OpenPage(units).document());
  }

  private static String resource(String name) {
    try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
