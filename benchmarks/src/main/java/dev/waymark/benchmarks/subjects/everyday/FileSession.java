package dev.waymark.benchmarks.subjects.everyday;

import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A session with a file in memory, which must be opened before use and closed after it. */
public class FileSession implements AutoCloseable {

  /** What a session may do. */
  public enum Mode {
    READ,
    WRITE,
    APPEND
  }

  private enum State {
    NEW,
    OPEN,
    CLOSED
  }

  private final String name;
  private final int maxLines;
  private final List<String> stored = new ArrayList<>();
  private final List<String> pending = new ArrayList<>();
  private State state = State.NEW;
  private Mode mode;
  private int position;
  private int mark = -1;

  public FileSession(String name, int maxLines) {
    if (name == null || name.isBlank()) {
      throw new IllegalArgumentException("A file needs a name");
    }
    if (maxLines < 1) {
      throw new IllegalArgumentException("A file needs room for a line");
    }
    this.name = name;
    this.maxLines = maxLines;
  }

  /** Begins to read or write; a closed session may be opened again. */
  public FileSession open(Mode newMode) throws IOException {
    if (state == State.OPEN) {
      throw new IllegalStateException(name + " is open already");
    }
    if (newMode == Mode.READ && state == State.NEW) {
      throw new IOException(name + " does not exist");
    }
    if (newMode == Mode.WRITE) {
      stored.clear();
    }
    mode = newMode;
    state = State.OPEN;
    position = 0;
    mark = -1;
    return this;
  }

  /** Writes a line, which can be read only after it was flushed. */
  public void writeLine(String line) throws IOException {
    requireOpen();
    if (mode == Mode.READ) {
      throw new IOException(name + " is open for reading only");
    }
    if (line.indexOf('\n') >= 0) {
      throw new IllegalArgumentException("More than one line");
    }
    if (stored.size() + pending.size() >= maxLines) {
      throw new IOException(name + " is full");
    }
    pending.add(line);
  }

  public int flush() {
    requireOpen();
    int flushed = pending.size();
    stored.addAll(pending);
    pending.clear();
    return flushed;
  }

  public String readLine() throws IOException {
    requireReading();
    if (position >= stored.size()) {
      throw new EOFException("End of " + name);
    }
    return stored.get(position++);
  }

  public boolean hasMoreLines() throws IOException {
    requireReading();
    return position < stored.size();
  }

  /** Remembers the current position. */
  public void mark() throws IOException {
    requireReading();
    mark = position;
  }

  /** Goes back to the position that was remembered. */
  public void reset() throws IOException {
    requireReading();
    if (mark < 0) {
      throw new IOException("No position was marked");
    }
    position = mark;
  }

  @Override
  public void close() {
    if (state != State.OPEN) {
      return;
    }
    if (mode != Mode.READ) {
      flush();
    }
    state = State.CLOSED;
  }

  private void requireOpen() {
    if (state != State.OPEN) {
      throw new IllegalStateException(
          name + (state == State.NEW ? " was never opened" : " is closed"));
    }
  }

  private void requireReading() throws IOException {
    requireOpen();
    if (mode != Mode.READ) {
      throw new IOException(name + " is open for writing only");
    }
  }
}
