package dev.waymark.benchmarks.subjects.everyday;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** A shopping cart with quantity discounts, one coupon and shipping costs. */
public class ShoppingCart {
  private static final int MAX_QUANTITY = 99;
  private static final int BULK_QUANTITY = 10;
  private static final BigDecimal BULK_FACTOR = new BigDecimal("0.95");
  private static final BigDecimal HUNDRED = new BigDecimal("100");
  private static final BigDecimal FREE_SHIPPING_FROM = new BigDecimal("50.00");
  private static final BigDecimal SHIPPING = new BigDecimal("4.90");

  private final Map<String, OrderLine> lines = new LinkedHashMap<>();
  private Coupon coupon;

  /** What a coupon takes off the subtotal. */
  public enum CouponType {
    PERCENT,
    AMOUNT,
    FREE_SHIPPING
  }

  /** A coupon, valid from a minimum subtotal on. */
  public record Coupon(String code, CouponType type, BigDecimal value, BigDecimal minimum) {
    public Coupon {
      Objects.requireNonNull(code, "code");
      Objects.requireNonNull(type, "type");
      if (value.signum() < 0) {
        throw new IllegalArgumentException("Negative coupon value: " + value);
      }
      if (type == CouponType.PERCENT && value.compareTo(HUNDRED) > 0) {
        throw new IllegalArgumentException("More than 100 percent: " + value);
      }
    }
  }

  /** Adds some of a product; the latest price counts for all of it. */
  public void add(String sku, int quantity, BigDecimal unitPrice) {
    OrderLine known = lines.get(sku);
    int newQuantity = known == null ? quantity : known.quantity() + quantity;
    if (newQuantity > MAX_QUANTITY) {
      throw new IllegalArgumentException("At most " + MAX_QUANTITY + " of " + sku);
    }
    lines.put(sku, new OrderLine(sku, newQuantity, unitPrice));
  }

  /** Sets the quantity of a product that is in the cart; zero removes it. */
  public boolean changeQuantity(String sku, int quantity) {
    OrderLine known = lines.get(sku);
    if (known == null) {
      return false;
    }
    if (quantity < 0 || quantity > MAX_QUANTITY) {
      throw new IllegalArgumentException("Invalid quantity: " + quantity);
    }
    if (quantity == 0) {
      lines.remove(sku);
    } else {
      lines.put(sku, new OrderLine(sku, quantity, known.unitPrice()));
    }
    return true;
  }

  /** Uses a coupon; only the first one counts. */
  public boolean apply(Coupon newCoupon) {
    if (coupon != null || subtotal().compareTo(newCoupon.minimum()) < 0) {
      return false;
    }
    coupon = newCoupon;
    return true;
  }

  /** What the products cost, with quantity discounts. */
  public BigDecimal subtotal() {
    BigDecimal sum = BigDecimal.ZERO;
    for (OrderLine line : lines.values()) {
      BigDecimal amount = line.amount();
      if (line.quantity() >= BULK_QUANTITY) {
        amount = amount.multiply(BULK_FACTOR);
      }
      sum = sum.add(amount);
    }
    return sum.setScale(2, RoundingMode.HALF_UP);
  }

  /** What the coupon takes off. */
  public BigDecimal discount() {
    BigDecimal subtotal = subtotal();
    if (coupon == null || subtotal.compareTo(coupon.minimum()) < 0) {
      return BigDecimal.ZERO.setScale(2);
    }
    return switch (coupon.type()) {
      case PERCENT -> subtotal.multiply(coupon.value()).divide(HUNDRED, 2, RoundingMode.HALF_UP);
      case AMOUNT -> coupon.value().min(subtotal).setScale(2, RoundingMode.HALF_UP);
      case FREE_SHIPPING -> BigDecimal.ZERO.setScale(2);
    };
  }

  /** What the customer has to pay. */
  public BigDecimal total() {
    BigDecimal reduced = subtotal().subtract(discount());
    boolean free =
        lines.isEmpty()
            || reduced.compareTo(FREE_SHIPPING_FROM) >= 0
            || (coupon != null && coupon.type() == CouponType.FREE_SHIPPING);
    return free ? reduced : reduced.add(SHIPPING);
  }

  /** How many pieces are in the cart. */
  public int size() {
    return lines.values().stream().mapToInt(OrderLine::quantity).sum();
  }
}
