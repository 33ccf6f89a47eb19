package dev.waymark.benchmarks.subjects.everyday;

import java.util.List;
import java.util.Optional;

/** Where orders are kept. */
public interface OrderRepository {

  /** The order with this id, if there is one. */
  Optional<Order> findById(String id);

  /** All orders of a customer, oldest first. */
  List<Order> findByCustomer(String customerId);

  /** Adds the order, or replaces the one with the same id. */
  void save(Order order);
}
