package dev.waymark.benchmarks.subjects.everyday;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Computes the net, tax and gross amounts of an invoice. */
public class InvoiceCalculator {

  /** The tax rates there are. */
  public enum TaxClass {
    STANDARD("0.19"),
    REDUCED("0.07"),
    EXEMPT("0");

    private final BigDecimal rate;

    TaxClass(String rate) {
      this.rate = new BigDecimal(rate);
    }

    public BigDecimal rate() {
      return rate;
    }
  }

  /** Who gets the invoice. */
  public record Recipient(String country, String vatId) {

    /** Whether the recipient pays the tax instead of the sender. */
    boolean isReverseCharge(String homeCountry) {
      return !country.equals(homeCountry) && vatId != null && vatId.startsWith(country);
    }
  }

  /** The amounts at the bottom of an invoice. */
  public record Totals(BigDecimal net, BigDecimal tax, BigDecimal gross, String note) {}

  private record Position(String text, BigDecimal net, TaxClass taxClass) {}

  private final String homeCountry;
  private final boolean roundPerLine;
  private final List<Position> positions = new ArrayList<>();

  public InvoiceCalculator(String homeCountry, boolean roundPerLine) {
    if (homeCountry == null || homeCountry.length() != 2) {
      throw new IllegalArgumentException("Not a country code: " + homeCountry);
    }
    this.homeCountry = homeCountry;
    this.roundPerLine = roundPerLine;
  }

  /** Adds a position with a net price; a negative one is a credit. */
  public InvoiceCalculator add(
      String text, BigDecimal quantity, BigDecimal unitPrice, TaxClass taxClass) {
    Objects.requireNonNull(taxClass, "taxClass");
    if (quantity.signum() <= 0) {
      throw new IllegalArgumentException("Quantity of '" + text + "' must be positive");
    }
    BigDecimal net = quantity.multiply(unitPrice);
    positions.add(new Position(text, roundPerLine ? round(net) : net, taxClass));
    return this;
  }

  /** The totals of all positions for this recipient. */
  public Totals totals(Recipient recipient) {
    if (positions.isEmpty()) {
      throw new IllegalStateException("The invoice has no positions");
    }
    Map<TaxClass, BigDecimal> netByClass = new EnumMap<>(TaxClass.class);
    BigDecimal net = BigDecimal.ZERO;
    for (Position position : positions) {
      net = net.add(position.net());
      netByClass.merge(position.taxClass(), position.net(), BigDecimal::add);
    }
    net = round(net);
    if (recipient.isReverseCharge(homeCountry)) {
      return new Totals(net, round(BigDecimal.ZERO), net, "Reverse charge");
    }
    BigDecimal tax = BigDecimal.ZERO;
    for (Map.Entry<TaxClass, BigDecimal> entry : netByClass.entrySet()) {
      BigDecimal part = entry.getValue().multiply(entry.getKey().rate());
      tax = tax.add(roundPerLine ? round(part) : part);
    }
    tax = round(tax);
    String note = "";
    if (net.signum() < 0) {
      note = "Credit note";
    } else if (tax.signum() == 0) {
      note = "Tax exempt";
    }
    return new Totals(net, tax, net.add(tax), note);
  }

  /** The texts of the most expensive positions, in the order they were added. */
  public List<String> mostExpensive() {
    BigDecimal highest = null;
    List<String> texts = new ArrayList<>();
    for (Position position : positions) {
      int comparison = highest == null ? 1 : position.net().compareTo(highest);
      if (comparison > 0) {
        highest = position.net();
        texts.clear();
      }
      if (comparison >= 0) {
        texts.add(position.text());
      }
    }
    return texts;
  }

  private static BigDecimal round(BigDecimal amount) {
    return amount.setScale(2, RoundingMode.HALF_EVEN);
  }
}
