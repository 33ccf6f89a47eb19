package dev.waymark.probe.regex;

/** How much of a text is to match. */
public enum Extent {
  /** All of it, as {@link java.util.regex.Matcher#matches} has it. */
  WHOLE,
  /** Its start, as {@link java.util.regex.Matcher#lookingAt} has it. */
  START,
  /** Some part of it, as {@link java.util.regex.Matcher#find()} has it. */
  PART
}
