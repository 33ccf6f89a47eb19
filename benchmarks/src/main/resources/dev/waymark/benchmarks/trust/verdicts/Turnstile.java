package trust;

/** Opens after three coins: three calls. */
public class Turnstile {
  private int coins;

  public int insert(int coin) {
    if (coin != 1) return 0;
    coins++;
    return coins == 3 ? 2 : 1;
  }
}
