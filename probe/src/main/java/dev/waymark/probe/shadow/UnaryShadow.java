package dev.waymark.probe.shadow;

/** A negation or conversion. */
public final class UnaryShadow extends Shadow {
  private Shadow left;

  public UnaryShadow(int mark, Shadow left, long value) {
    super(mark, value);
    this.left = left;
  }

  @Override
  public Shadow left() {
    return left;
  }
}
