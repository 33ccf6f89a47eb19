package dev.waymark.report.format;

import dev.waymark.report.document.Document;

/** A way to write a document for people or other tools. The same document gives the same bytes. */
public interface ReportFormat {
  /** What users type. */
  String name();

  /** What it is for, in a few words. */
  String summary();

  /**
   * Writes {@code document} to files of {@code folder}.
   *
   * @param sources where sources of classes and tests may be; reports do without if they are not
   * @throws dev.waymark.program.ProgramException if a file cannot be written
   */
  void write(Document document, SourceFolders sources, ReportFolder folder);
}
