package dev.waymark.maven.fork;

/** Hears what a command says, line by line, while it runs. */
public interface Listener {
  /** A line of its results. */
  void result(String line);

  /** A problem, in one line. */
  void complaint(String line);
}
