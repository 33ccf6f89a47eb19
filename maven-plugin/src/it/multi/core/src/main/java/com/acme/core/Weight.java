package com.acme.core;

public final class Weight {
  private Weight() {}

  public static boolean isHeavy(int grams) {
    return grams > 1_000;
  }
}
