package dev.waymark.probe.regex;

import java.io.Serial;

/** An expression has a form that is not known here. */
final class UnknownRegexException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  UnknownRegexException(String message) {
    super(message);
  }
}
