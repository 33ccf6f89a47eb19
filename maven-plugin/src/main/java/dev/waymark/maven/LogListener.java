package dev.waymark.maven;

import dev.waymark.maven.fork.Listener;
import org.apache.maven.plugin.logging.Log;

/** Writes what a command says to the log of the build. */
record LogListener(Log log) implements Listener {
  @Override
  public void result(String line) {
    log.info(line);
  }

  @Override
  public void complaint(String line) {
    log.warn(line);
  }
}
