package trust;

public class TurnstileRefuted {
  public static void open() {
    Turnstile turnstile = new Turnstile();
    turnstile.insert(0);
    turnstile.insert(1);
    turnstile.insert(1);
    turnstile.insert(1);
  }
}
