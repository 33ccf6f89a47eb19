package com.acme;

public interface Catalog {
  int priceOf(String article);
}
