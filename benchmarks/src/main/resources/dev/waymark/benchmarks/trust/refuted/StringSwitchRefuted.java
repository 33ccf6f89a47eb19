package trust;

public class StringSwitchRefuted {
  public static void all() {
    for (String text : new String[] {null, "Aa", "BB", "C#", "c", "\0c", "", "x"}) {
      StringSwitch.of(text);
    }
  }
}
