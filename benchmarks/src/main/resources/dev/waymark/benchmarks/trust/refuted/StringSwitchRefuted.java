package trust;

public class StringSwitchRefuted {
  public static void all() {
    for (String text : new String[] {null, "Aa", "BB", "c", "", "x"}) {
      StringSwitch.of(text);
    }
  }
}
