package dev.waymark.path;

/** What a place holds between two assignments to it; version 0 is what it held at first. */
public record Instance(Cell place, int version) {
  @Override
  public String toString() {
    return place + "#" + version;
  }
}
