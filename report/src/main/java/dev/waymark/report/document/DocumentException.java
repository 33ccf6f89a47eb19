package dev.waymark.report.document;

import dev.waymark.program.ProgramException;

/** A file that is no document of Waymark, or documents that contradict each other. */
public final class DocumentException extends ProgramException {
  private static final long serialVersionUID = 1L;

  public DocumentException(String message) {
    super(message);
  }

  public DocumentException(String message, Throwable cause) {
    super(message, cause);
  }
}
