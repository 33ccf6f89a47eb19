package dev.waymark.probe.shadow;

import org.jspecify.annotations.Nullable;

/** {@code index == position ? written : kept}: an element after a write at a symbolic index. */
public final class ChoiceShadow extends Shadow {
  private final char kind;
  private final Shadow index;
  private final int position;
  private final Branch written;
  private final Branch kept;

  /** A symbolic or concrete side. */
  public record Branch(@Nullable Shadow shadow, long value) {}

  public ChoiceShadow(
      int mark, char kind, Shadow index, int position, Branch written, Branch kept) {
    super(mark, index.value() == position ? written.value() : kept.value());
    this.kind = kind;
    this.index = index;
    this.position = position;
    this.written = written;
    this.kept = kept;
  }

  /** The descriptor of the element's primitive type. */
  public char kind() {
    return kind;
  }

  /** The index of the write. */
  @Override
  public Shadow left() {
    return index;
  }

  /** The position of this element. */
  public int position() {
    return position;
  }

  /** What was written; null if concrete. */
  public @Nullable Shadow written() {
    return written.shadow();
  }

  /** The value written in this run. */
  public long writtenValue() {
    return written.value();
  }

  /** What was there; null if concrete. */
  public @Nullable Shadow kept() {
    return kept.shadow();
  }

  /** The value that was there in this run. */
  public long keptValue() {
    return kept.value();
  }
}
