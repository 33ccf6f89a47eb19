package com.acme;

public interface Discount {
  boolean appliesTo(int price);
}
