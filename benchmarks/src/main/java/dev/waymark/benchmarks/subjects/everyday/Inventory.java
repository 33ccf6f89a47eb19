package dev.waymark.benchmarks.subjects.everyday;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The stock of a warehouse and what can be said about it. */
public class Inventory {

  /** How much attention the stock of an item needs. */
  public enum Level {
    EMPTY,
    LOW,
    NORMAL,
    EXCESS
  }

  /** One kind of goods. */
  public record Item(
      String sku, String category, int quantity, int reorderLevel, BigDecimal unitCost) {
    public Item {
      if (sku == null || sku.isBlank()) {
        throw new IllegalArgumentException("An item needs a number");
      }
      if (quantity < 0 || reorderLevel < 0) {
        throw new IllegalArgumentException("Negative quantity of " + sku);
      }
    }

    public Level level() {
      if (quantity == 0) {
        return Level.EMPTY;
      }
      if (quantity <= reorderLevel) {
        return Level.LOW;
      }
      return quantity > 10L * reorderLevel && reorderLevel > 0 ? Level.EXCESS : Level.NORMAL;
    }

    BigDecimal value() {
      return unitCost.multiply(BigDecimal.valueOf(quantity));
    }

    Item withQuantity(int newQuantity) {
      return new Item(sku, category, newQuantity, reorderLevel, unitCost);
    }
  }

  private final Map<String, Item> items = new LinkedHashMap<>();

  public void add(Item item) {
    if (items.putIfAbsent(item.sku(), item) != null) {
      throw new IllegalStateException("Item " + item.sku() + " is known already");
    }
  }

  /** Puts goods in or takes them out. */
  public int adjust(String sku, int difference) {
    Item item = items.get(sku);
    if (item == null) {
      throw new IllegalArgumentException("Unknown item " + sku);
    }
    int quantity = Math.addExact(item.quantity(), difference);
    if (quantity < 0) {
      throw new IllegalStateException("Only " + item.quantity() + " of " + sku + " left");
    }
    items.put(sku, item.withQuantity(quantity));
    return quantity;
  }

  /** What can be delivered of a wish, which is everything or nothing of each item. */
  public Map<String, Integer> reserve(Map<String, Integer> wanted) {
    Map<String, Integer> reserved = new TreeMap<>();
    for (Map.Entry<String, Integer> entry : wanted.entrySet()) {
      Item item = items.get(entry.getKey());
      int quantity = entry.getValue();
      if (item != null && quantity > 0 && item.quantity() >= quantity) {
        adjust(item.sku(), -quantity);
        reserved.put(item.sku(), quantity);
      }
    }
    return reserved;
  }

  public Optional<Item> find(String sku) {
    return Optional.ofNullable(items.get(sku));
  }

  public Map<Level, List<String>> skusByLevel() {
    return items.values().stream()
        .collect(
            Collectors.groupingBy(
                Item::level, TreeMap::new, Collectors.mapping(Item::sku, Collectors.toList())));
  }

  public Map<String, BigDecimal> valueByCategory() {
    return items.values().stream()
        .filter(item -> item.quantity() > 0)
        .collect(
            Collectors.groupingBy(
                item -> item.category() == null ? "other" : item.category(),
                TreeMap::new,
                Collectors.reducing(BigDecimal.ZERO, Item::value, BigDecimal::add)));
  }

  /** The items that must be ordered, the emptiest and then the dearest first. */
  public List<String> reorderList(int maxItems) {
    return items.values().stream()
        .filter(item -> item.level() == Level.EMPTY || item.level() == Level.LOW)
        .sorted(
            Comparator.comparing(Item::level)
                .thenComparing(Item::unitCost, Comparator.reverseOrder())
                .thenComparing(Item::sku))
        .limit(maxItems)
        .map(item -> item.sku() + " x" + Math.max(1, 2 * item.reorderLevel() - item.quantity()))
        .toList();
  }

  /** What one piece costs on average. */
  public BigDecimal averageCost() {
    long pieces = items.values().stream().mapToLong(Item::quantity).sum();
    if (pieces == 0) {
      return BigDecimal.ZERO;
    }
    BigDecimal value =
        items.values().stream().map(Item::value).reduce(BigDecimal.ZERO, BigDecimal::add);
    return value.divide(BigDecimal.valueOf(pieces), 2, RoundingMode.HALF_UP);
  }
}
