package dev.waymark.benchmarks.subjects.everyday;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/** A machine that sells products for coins and gives change. */
public class VendingMachine {

  /** The coins that the machine takes. */
  public enum Coin {
    TWO_EURO(200),
    ONE_EURO(100),
    FIFTY_CENT(50),
    TWENTY_CENT(20),
    TEN_CENT(10);

    private final int cents;

    Coin(int cents) {
      this.cents = cents;
    }

    public int cents() {
      return cents;
    }
  }

  /** What the machine is doing. */
  public enum State {
    IDLE,
    HAS_MONEY,
    OUT_OF_ORDER
  }

  /** What the customer gets. */
  public record Purchase(String product, Map<Coin, Integer> change) {}

  /** Thrown when the machine cannot sell what was asked for. */
  public static class SaleException extends Exception {
    private static final long serialVersionUID = 1L;

    public SaleException(String message) {
      super(message);
    }
  }

  private record Slot(String product, int price, int stock) {}

  private final Map<Integer, Slot> slots = new HashMap<>();
  private final Map<Coin, Integer> coins = new EnumMap<>(Coin.class);
  private State state = State.IDLE;
  private int credit;

  /** Fills a slot with a product. */
  public void load(int slot, String product, int price, int stock) {
    if (state == State.HAS_MONEY) {
      throw new IllegalStateException("A customer is buying");
    }
    if (price <= 0 || price % 10 != 0) {
      throw new IllegalArgumentException("Invalid price: " + price);
    }
    if (stock < 0) {
      throw new IllegalArgumentException("Invalid stock: " + stock);
    }
    slots.put(slot, new Slot(product, price, stock));
    state = State.IDLE;
  }

  /** Takes a coin and says how much money is in now. */
  public int insert(Coin coin) {
    if (state == State.OUT_OF_ORDER) {
      throw new IllegalStateException("Out of order");
    }
    coins.merge(coin, 1, Integer::sum);
    credit += coin.cents();
    state = State.HAS_MONEY;
    return credit;
  }

  /** Sells one product of a slot. */
  public Purchase select(int number) throws SaleException {
    if (state != State.HAS_MONEY) {
      throw new SaleException("Please insert money");
    }
    Slot slot = slots.get(number);
    if (slot == null) {
      throw new SaleException("No slot " + number);
    }
    if (slot.stock() == 0) {
      throw new SaleException(slot.product() + " is sold out");
    }
    if (credit < slot.price()) {
      throw new SaleException((slot.price() - credit) + " cents are missing");
    }
    Map<Coin, Integer> change = payOut(credit - slot.price());
    slots.put(number, new Slot(slot.product(), slot.price(), slot.stock() - 1));
    credit = 0;
    state = isEmpty() ? State.OUT_OF_ORDER : State.IDLE;
    return new Purchase(slot.product(), change);
  }

  /** Gives the money back. */
  public Map<Coin, Integer> cancel() throws SaleException {
    Map<Coin, Integer> change = payOut(credit);
    credit = 0;
    if (state == State.HAS_MONEY) {
      state = State.IDLE;
    }
    return change;
  }

  public State getState() {
    return state;
  }

  private boolean isEmpty() {
    return slots.values().stream().allMatch(slot -> slot.stock() == 0);
  }

  private Map<Coin, Integer> payOut(int amount) throws SaleException {
    Map<Coin, Integer> paid = new EnumMap<>(Coin.class);
    int rest = amount;
    for (Coin coin : Coin.values()) {
      int count = Math.min(rest / coin.cents(), coins.getOrDefault(coin, 0));
      if (count > 0) {
        paid.put(coin, count);
        rest -= count * coin.cents();
      }
    }
    if (rest > 0) {
      throw new SaleException("Not enough change");
    }
    paid.forEach((coin, count) -> coins.merge(coin, -count, Integer::sum));
    return paid;
  }
}
