package dev.waymark.confirm.run;

/** What may be different where the tests are run next. */
public enum Change {
  CLOCK("the clock"),
  ZONE("the time zone"),
  LOCALE("the locale"),
  USER("the user"),
  ORDER("the order of sets and maps"),
  CHARSET("the default charset"),
  MACHINE("the operating system or its environment"),
  FOLDER("the working folder"),
  HASHES("hash codes of objects");

  private final String words;

  Change(String words) {
    this.words = words;
  }

  /** Whether it takes a JVM of its own, which is started so. */
  public boolean isOfJvm() {
    return compareTo(CHARSET) >= 0;
  }

  @Override
  public String toString() {
    return words;
  }
}
