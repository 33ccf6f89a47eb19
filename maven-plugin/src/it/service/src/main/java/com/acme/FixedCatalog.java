package com.acme;

public final class FixedCatalog implements Catalog {
  @Override
  public int priceOf(String article) {
    return article.isEmpty() ? 0 : 250;
  }
}
