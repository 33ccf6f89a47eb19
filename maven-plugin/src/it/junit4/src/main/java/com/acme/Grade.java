package com.acme;

public final class Grade {
  private Grade() {}

  public static char of(int points) {
    return points >= 90 ? 'A' : points >= 50 ? 'B' : 'C';
  }
}
