package dev.waymark.report.golden;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Sells what a catalog has: it needs a collaborator, and calls before the one that is tested. */
public final class Checkout {
  /** What there is to sell. */
  public interface Catalog {
    Optional<BigDecimal> priceOf(String article);

    boolean isOpen();
  }

  private final Catalog catalog;
  private final List<String> articles = new ArrayList<>();

  public Checkout(Catalog catalog) {
    this.catalog = catalog;
  }

  public void add(String article) {
    articles.add(article);
  }

  public int getSize() {
    return articles.size();
  }

  public String receipt() {
    if (!catalog.isOpen()) {
      throw new IllegalStateException("closed");
    }
    return articles.isEmpty() ? "nothing" : articles.size() + " articles";
  }

  public static boolean isWanted(Predicate<String> wish, String article) {
    return wish.test(article) && !article.isEmpty();
  }
}
