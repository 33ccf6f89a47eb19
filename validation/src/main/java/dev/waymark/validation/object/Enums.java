package dev.waymark.validation.object;

import java.util.EnumMap;
import java.util.Map;

/** Enums with fields, with bodies of their constants, and in the library's hands. */
public final class Enums {
  private Enums() {}

  enum Planet {
    MERCURY(3.3e23, 2.44e6),
    EARTH(5.97e24, 6.37e6),
    SATURN(5.68e26, 5.82e7) {
      @Override
      boolean hasRings() {
        return true;
      }
    };

    private final double mass;
    private final double radius;

    Planet(double mass, double radius) {
      this.mass = mass;
      this.radius = radius;
    }

    double gravity() {
      return 6.67e-11 * mass / (radius * radius);
    }

    boolean hasRings() {
      return false;
    }
  }

  enum Operation {
    PLUS {
      @Override
      int apply(int a, int b) {
        return a + b;
      }
    },
    OVER {
      @Override
      int apply(int a, int b) {
        return a / b;
      }
    };

    abstract int apply(int a, int b);
  }

  private static Planet planet(int a) {
    return Planet.values()[(a & 3) % 3];
  }

  public static double fields(int a) {
    return planet(a).gravity();
  }

  public static boolean bodies(int a) {
    return planet(a).hasRings();
  }

  public static int abstractMethods(int which, int a, int b) {
    return Operation.values()[which & 1].apply(a, b);
  }

  public static String names(int a) {
    Planet planet = planet(a);
    return planet + "#" + planet.ordinal() + planet.getDeclaringClass().getSimpleName();
  }

  /** Throws for names that are not constants. */
  public static int valueOf(int a) {
    return Planet.valueOf(a > 0 ? "EARTH" : a == 0 ? "PLUTO" : "SATURN").ordinal();
  }

  public static int compares(int a, int b) {
    return planet(a).compareTo(planet(b)) + (planet(a) == planet(b) ? 100 : 0);
  }

  public static String enumMap(int a, int b) {
    Map<Planet, Integer> map = new EnumMap<>(Planet.class);
    map.put(planet(a), a);
    map.put(planet(b), b);
    return map.toString();
  }
}
