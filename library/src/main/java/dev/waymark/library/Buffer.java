package dev.waymark.library;

import dev.waymark.library.text.CodePoints;
import dev.waymark.library.text.Text;

/** Text that grows. How much there is, is concrete; what it is need not be. */
public final class Buffer {
  private static final int ROOM = 16;

  private char[] characters;
  private int count;

  public Buffer() {
    this(new char[0]);
  }

  /** Holds a copy of {@code text}. */
  public Buffer(char[] text) {
    characters = new char[text.length + ROOM];
    append(text);
  }

  public int length() {
    return count;
  }

  /** What stands at a place that exists. */
  public char at(int place) {
    return characters[place];
  }

  public char[] toChars() {
    return toChars(0, count);
  }

  public char[] toChars(int from, int to) {
    char[] copy = new char[to - from];
    System.arraycopy(characters, from, copy, 0, to - from);
    return copy;
  }

  public void append(char c) {
    grow(1);
    characters[count++] = c;
  }

  public void append(char[] text) {
    insert(count, text);
  }

  public void appendCodePoint(int codePoint) {
    if (CodePoints.width(codePoint) == 1) {
      append((char) codePoint);
    } else {
      append(CodePoints.pair(codePoint));
    }
  }

  public void insert(int place, char[] text) {
    grow(text.length);
    System.arraycopy(characters, place, characters, place + text.length, count - place);
    System.arraycopy(text, 0, characters, place, text.length);
    count += text.length;
  }

  public void delete(int from, int to) {
    System.arraycopy(characters, to, characters, from, count - to);
    count -= to - from;
  }

  public void set(int place, char c) {
    characters[place] = c;
  }

  /** Cuts the end off, or fills up with zeros. */
  public void setLength(int length) {
    if (length < count) {
      delete(length, count);
    } else {
      append(new char[length - count]);
    }
  }

  /** Backwards, but for pairs, which stay pairs. */
  public void reverse() {
    char[] text = toChars();
    int place = 0;
    while (place < count) {
      int codePoint = CodePoints.at(text, place, text.length);
      int width = CodePoints.width(codePoint);
      System.arraycopy(text, place, characters, count - place - width, width);
      place += width;
    }
  }

  private void grow(int more) {
    if (count + more > characters.length) {
      char[] larger = new char[2 * (count + more)];
      System.arraycopy(characters, 0, larger, 0, count);
      characters = larger;
    }
  }

  /** The text, with whatever is symbolic in it. */
  @Override
  public String toString() {
    return Text.make(characters, 0, count);
  }
}
