package dev.waymark.benchmarks.subjects.everyday;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;

/** Places, ships and cancels orders. */
public class OrderService {
  private static final int MAX_OPEN_ORDERS = 3;
  private static final BigDecimal MINIMUM_TOTAL = new BigDecimal("5.00");

  private final OrderRepository repository;
  private final OrderNotifier notifier;
  private int unreachableCustomers;

  public OrderService(OrderRepository repository, OrderNotifier notifier) {
    this.repository = Objects.requireNonNull(repository, "repository");
    this.notifier = Objects.requireNonNull(notifier, "notifier");
  }

  /** Places a new order and tells the customer. */
  public Order place(String orderId, String customerId, List<OrderLine> lines) {
    if (orderId == null || orderId.isBlank()) {
      throw new IllegalArgumentException("An order needs an id");
    }
    if (lines == null || lines.isEmpty()) {
      throw new IllegalArgumentException("An order needs at least one line");
    }
    if (repository.findById(orderId).isPresent()) {
      throw new IllegalStateException("Order " + orderId + " exists already");
    }
    rejectDuplicateProducts(lines);
    Order order = new Order(orderId, customerId, lines, Order.Status.PLACED);
    if (order.total().compareTo(MINIMUM_TOTAL) < 0) {
      throw new IllegalArgumentException("The minimum total is " + MINIMUM_TOTAL);
    }
    if (openOrders(customerId) >= MAX_OPEN_ORDERS) {
      throw new IllegalStateException("Customer " + customerId + " has too many open orders");
    }
    repository.save(order);
    notifier.orderPlaced(order);
    return order;
  }

  /** Hands a placed order to the carrier. */
  public Order ship(String orderId, String trackingCode) {
    Order order = load(orderId);
    if (order.status() != Order.Status.PLACED) {
      throw new IllegalStateException("Cannot ship an order that is " + order.status());
    }
    if (trackingCode == null || trackingCode.length() < 6) {
      throw new IllegalArgumentException("Invalid tracking code: " + trackingCode);
    }
    Order shipped = order.withStatus(Order.Status.SHIPPED);
    repository.save(shipped);
    notifier.orderShipped(shipped, trackingCode);
    return shipped;
  }

  /** Cancels an order; false if it was cancelled before. */
  public boolean cancel(String orderId, String reason) {
    Order order = load(orderId);
    return switch (order.status()) {
      case CANCELLED -> false;
      case SHIPPED ->
          throw new IllegalStateException("Order " + orderId + " has left the warehouse");
      case DRAFT -> {
        repository.save(order.withStatus(Order.Status.CANCELLED));
        yield true;
      }
      case PLACED -> {
        cancelPlaced(order.withStatus(Order.Status.CANCELLED), reason);
        yield true;
      }
    };
  }

  private void cancelPlaced(Order cancelled, String reason) {
    repository.save(cancelled);
    String shownReason = reason == null || reason.isBlank() ? "no reason given" : reason.strip();
    if (!notifier.orderCancelled(cancelled, shownReason)) {
      unreachableCustomers++;
    }
  }

  /** How many customers could not be told about a cancellation. */
  public int getUnreachableCustomers() {
    return unreachableCustomers;
  }

  private Order load(String orderId) {
    return repository
        .findById(orderId)
        .orElseThrow(() -> new NoSuchElementException("No order " + orderId));
  }

  private long openOrders(String customerId) {
    return repository.findByCustomer(customerId).stream()
        .filter(order -> order.status() == Order.Status.PLACED)
        .count();
  }

  private static void rejectDuplicateProducts(List<OrderLine> lines) {
    Set<String> skus = new HashSet<>();
    for (OrderLine line : lines) {
      if (!skus.add(line.sku())) {
        throw new IllegalArgumentException("Product " + line.sku() + " is ordered twice");
      }
    }
  }
}
