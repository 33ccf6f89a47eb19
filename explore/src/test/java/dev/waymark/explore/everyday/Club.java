package dev.waymark.explore.everyday;

import java.util.HashMap;
import java.util.Map;

/** A method works only on objects that were made in a certain way: another begins where it ends. */
public final class Club {
  private final Map<String, Integer> fees;
  private final Map<String, String> tariffs = new HashMap<>();

  public Club(Map<String, Integer> fees) {
    this.fees = fees;
  }

  public void join(String member, String tariff) {
    if (!fees.containsKey(tariff)) {
      throw new IllegalArgumentException("no such tariff");
    }
    tariffs.put(member, tariff);
  }

  public int fee(String member) {
    String tariff = tariffs.get(member);
    if (tariff == null) {
      return 0;
    }
    return fees.getOrDefault(tariff, 0) > 100 ? 100 : 1;
  }
}
