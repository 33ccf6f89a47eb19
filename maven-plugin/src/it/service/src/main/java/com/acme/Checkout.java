package com.acme;

import jakarta.inject.Inject;

public final class Checkout {
  private final Catalog catalog;
  private final Discount discount;

  @Inject
  public Checkout(Catalog catalog, Discount discount) {
    this.catalog = catalog;
    this.discount = discount;
  }

  public int total(String article) {
    int price = catalog.priceOf(article);
    if (price < 0) {
      throw new IllegalStateException("negative price");
    }
    return discount.appliesTo(price) ? price - price / 10 : price;
  }
}
