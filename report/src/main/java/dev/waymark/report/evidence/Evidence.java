package dev.waymark.report.evidence;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.Provenance;
import dev.waymark.report.format.ReportFolder;
import dev.waymark.report.format.ReportFormat;
import dev.waymark.report.format.SourceFolders;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Evidence for a review of structural coverage: each objective with its status, the test or proof
 * that it rests on, what the proof assumes, hashes of class file and tool, and room for the
 * reviewer. The same rows as JSON, for tools, and as CSV (RFC 4180), for people with spreadsheets.
 */
public final class Evidence implements ReportFormat {
  /** The version of the layout. */
  private static final int SCHEMA = 1;

  /** What no spreadsheet shows. */
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}&&[^\\r\\n\\t]]");

  @Override
  public String name() {
    return "evidence";
  }

  @Override
  public String summary() {
    return "every objective with its test or proof, for reviews: evidence.csv, evidence.json";
  }

  @Override
  public void write(Document document, SourceFolders sources, ReportFolder folder) {
    List<EvidenceRow> rows = EvidenceRow.of(document);
    folder.write("evidence.csv", csv(rows));
    folder.writeJson("evidence.json", data(document, rows));
  }

  static Map<String, Object> data(Document document, List<EvidenceRow> rows) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("format", "waymark evidence");
    data.put("schema", SCHEMA);
    data.put("tools", document.origins().stream().map(Evidence::tool).toList());
    data.put("objectives", rows.stream().map(EvidenceRow::columns).toList());
    return data;
  }

  private static Map<String, Object> tool(Provenance origin) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("version", origin.version());
    data.put("sha256", origin.sha256());
    data.put("java", origin.java());
    data.put("settings", origin.settings());
    return data;
  }

  static String csv(List<EvidenceRow> rows) {
    List<String> lines = new ArrayList<>();
    rows.stream().limit(1).forEach(each -> lines.add(line(List.copyOf(each.columns().keySet()))));
    rows.forEach(each -> lines.add(line(List.copyOf(each.columns().values()))));
    return lines.stream().map(each -> each + "\r\n").collect(Collectors.joining());
  }

  private static String line(List<String> cells) {
    return cells.stream().map(Evidence::cell).collect(Collectors.joining(","));
  }

  /** Quoted where it must be; spreadsheets take what begins like a formula for one. */
  private static String cell(String text) {
    String shown = CONTROL.matcher(text).replaceAll(Evidence::escape);
    String safe = shown.matches("(?s)[=+@\\-].*") ? "'" + shown : shown;
    boolean isPlain = safe.chars().noneMatch(each -> ",\"\r\n".indexOf(each) >= 0);
    return isPlain ? safe : '"' + safe.replace("\"", "\"\"") + '"';
  }

  private static String escape(MatchResult control) {
    return String.format("\\\\u%04x", (int) control.group().charAt(0));
  }
}
