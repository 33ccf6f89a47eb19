package dev.waymark.validation.java17;

/** Switches that yield values. */
public final class SwitchExpressions {
  private SwitchExpressions() {}

  enum Light {
    RED,
    YELLOW,
    GREEN;

    Light next() {
      return switch (this) {
        case RED -> GREEN;
        case YELLOW -> RED;
        case GREEN -> YELLOW;
      };
    }
  }

  public static int arrows(int a) {
    return switch (a) {
      case 1, 2, 3 -> 10;
      case -1 -> 20;
      default -> a;
    };
  }

  public static int yields(int a) {
    return switch (a & 3) {
      case 0:
        yield 5;
      case 1:
        int square = a * a;
        yield square;
      default:
        yield a / (a & 1);
    };
  }

  /** Another operand waits on the stack while the switch runs. */
  public static long asOperand(long a, int b) {
    return a
            * switch (b & 1) {
              case 0 -> 3L;
              default -> -2L;
            }
        + 1;
  }

  public static String onStrings(String a) {
    return switch (a) {
      case "a", "b" -> "early";
      case "xyz" -> {
        String twice = a + a;
        yield twice;
      }
      default -> throw new IllegalArgumentException("unknown " + a);
    };
  }

  public static String onEnums(int a, int steps) {
    Light light = Light.values()[Math.floorMod(a, 3)];
    for (int i = 0; i < (steps & 3); i++) {
      light = light.next();
    }
    return light.toString();
  }

  /** With a try inside, javac must empty the stack first. */
  public static int withTry(int a, int b) {
    return a
        + switch (b & 3) {
          case 0 -> {
            try {
              yield a / b;
            } catch (ArithmeticException e) {
              yield 9;
            }
          }
          case 1 -> 1;
          default -> b;
        };
  }
}
