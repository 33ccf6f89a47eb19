package dev.waymark.benchmarks.subjects.everyday;

/** Tells customers what happens to their orders. */
public interface OrderNotifier {

  /** Says that the order was accepted. */
  void orderPlaced(Order order);

  /** Says that the order was cancelled, and why; false if the customer could not be reached. */
  boolean orderCancelled(Order order, String reason);

  /** Says that the order is on its way. */
  void orderShipped(Order order, String trackingCode);
}
