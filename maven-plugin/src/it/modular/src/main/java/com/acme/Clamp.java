package com.acme;

public final class Clamp {
  private Clamp() {}

  public static int clamp(int value, int least, int most) {
    if (least > most) {
      throw new IllegalArgumentException("least above most");
    }
    return value < least ? least : value > most ? most : value;
  }
}
