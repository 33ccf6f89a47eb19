package dev.waymark.validation.control;

/** TABLESWITCH and LOOKUPSWITCH, and what javac makes of strings and enums. */
public final class Switches {
  private Switches() {}

  enum Season {
    SPRING,
    SUMMER,
    AUTUMN,
    WINTER
  }

  public static String table(int a) {
    switch (a) {
      case 0:
        return "zero";
      case 1:
        return "one";
      case 2:
        return "two";
      case 4:
        return "four";
      default:
        return "many";
    }
  }

  public static int lookup(int a) {
    switch (a) {
      case -1000:
        return 1;
      case 0:
        return 2;
      case 1000:
        return 3;
      case 1_000_000:
        return 4;
      default:
        return 0;
    }
  }

  public static int extremeKeys(int a) {
    switch (a) {
      case Integer.MIN_VALUE:
        return -1;
      case Integer.MAX_VALUE:
        return 1;
      default:
        return 0;
    }
  }

  public static int fallthrough(int a) {
    int sum = 0;
    switch (a & 7) {
      case 3:
        sum += 3;
      case 2:
        sum += 2;
      case 1:
        sum += 1;
        break;
      case 5:
        sum = 50;
      default:
        sum -= 1;
    }
    return sum;
  }

  public static int defaultOnly(int a) {
    switch (a) {
      default:
        return a + 1;
    }
  }

  public static int defaultInTheMiddle(int a) {
    int path = 0;
    switch (a) {
      case 1:
        path = 10;
        break;
      default:
        path = 20;
      case 2:
        path++;
    }
    return path;
  }

  public static int withoutDefault(int a) {
    int result = a;
    switch (a) {
      case -2:
      case -1:
        result = 7;
        break;
      case 3:
        result = 8;
    }
    return result;
  }

  public static int onChar(char c) {
    switch (c) {
      case 'a':
      case 'e':
      case 'i':
      case 'o':
      case 'u':
        return 1;
      case '\uFFFF':
        return 2;
      default:
        return 0;
    }
  }

  public static int onByte(byte b) {
    switch (b) {
      case Byte.MIN_VALUE:
        return 1;
      case -1:
        return 2;
      case Byte.MAX_VALUE:
        return 3;
      default:
        return 4;
    }
  }

  /** A null string throws. */
  public static int onString(String s) {
    switch (s) {
      case "":
        return 0;
      case "a":
        return 1;
      case "abc":
        return 3;
      default:
        return -1;
    }
  }

  /** "Aa" and "BB" have the same hash code. */
  public static int onStringsWithEqualHashes(int a) {
    String key = a < 0 ? "Aa" : a == 0 ? "BB" : a == 1 ? "C#" : "D";
    switch (key) {
      case "Aa":
        return 1;
      case "BB":
        return 2;
      case "C#":
        return 3;
      default:
        return 4;
    }
  }

  public static String onEnum(int a) {
    Season season = a < -3 ? null : Season.values()[a & 3];
    switch (season) {
      case SUMMER:
        return "hot";
      case WINTER:
        return "cold";
      default:
        return season.name().toLowerCase();
    }
  }

  public static int nested(int a, int b) {
    switch (a & 3) {
      case 0:
        switch (b & 1) {
          case 0:
            return 0;
          default:
            break;
        }
      case 1:
        return 1;
      default:
        return b;
    }
  }

  public static String inLoop(String text) {
    StringBuilder out = new StringBuilder();
    loop:
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case ' ':
          continue loop;
        case '.':
          break loop;
        case 'a':
          out.append('A');
          break;
        default:
          out.append('_');
      }
    }
    return out.toString();
  }
}
