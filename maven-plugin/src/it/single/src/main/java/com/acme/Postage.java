package com.acme;

public final class Postage {
  private Postage() {}

  public static int cents(int grams) {
    if (grams <= 0) {
      throw new IllegalArgumentException("no weight");
    }
    int cents = grams <= 100 ? 85 : grams <= 1_000 ? 145 : grams + 100;
    if (cents < 0) {
      throw new IllegalStateException("negative postage");
    }
    return cents < 85 ? 85 : cents;
  }
}
