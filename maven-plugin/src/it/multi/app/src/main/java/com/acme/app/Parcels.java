package com.acme.app;

import com.acme.core.Weight;

public final class Parcels {
  private Parcels() {}

  public static String name(int grams) {
    return Weight.isHeavy(grams) ? "parcel" : "letter";
  }
}
