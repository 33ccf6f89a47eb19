package dev.waymark.benchmarks.subjects.real;

import java.util.Locale;

/** Reads colors as style sheets write them. */
public final class ColorParser {
  private static final int OPAQUE = 255;

  private ColorParser() {}

  /** A color; each part is 0 to 255. */
  public record Color(int red, int green, int blue, int alpha) {
    public Color {
      if ((red | green | blue | alpha) < 0 || Math.max(Math.max(red, green), blue) > 255) {
        throw new IllegalArgumentException("out of range");
      }
    }

    /** As {@code #rrggbb}, with two more digits if it is not opaque. */
    public String hex() {
      String hex = String.format("#%02x%02x%02x", red, green, blue);
      return alpha == OPAQUE ? hex : hex + String.format("%02x", alpha);
    }

    /** Whether black text is easier to read on it than white. */
    public boolean isLight() {
      return 299 * red + 587 * green + 114 * blue >= 128_000;
    }
  }

  /** Reads {@code #fff}, {@code #00ff7f}, {@code rgb(1, 2, 3)}, {@code rgba(...)} or a name. */
  public static Color parse(String text) {
    String color = text.trim().toLowerCase(Locale.ROOT);
    if (color.startsWith("#")) {
      return hex(color.substring(1));
    }
    if (color.startsWith("rgb")) {
      return function(color);
    }
    return named(color);
  }

  private static Color hex(String digits) {
    for (int i = 0; i < digits.length(); i++) {
      if (Character.digit(digits.charAt(i), 16) < 0) {
        throw new IllegalArgumentException("not a hexadecimal digit: " + digits.charAt(i));
      }
    }
    return switch (digits.length()) {
      case 3, 4 -> hex(doubled(digits));
      case 6 -> new Color(pair(digits, 0), pair(digits, 2), pair(digits, 4), OPAQUE);
      case 8 -> new Color(pair(digits, 0), pair(digits, 2), pair(digits, 4), pair(digits, 6));
      default -> throw new IllegalArgumentException("3, 4, 6 or 8 digits expected");
    };
  }

  private static String doubled(String digits) {
    StringBuilder doubled = new StringBuilder();
    for (int i = 0; i < digits.length(); i++) {
      doubled.append(digits.charAt(i)).append(digits.charAt(i));
    }
    return doubled.toString();
  }

  private static int pair(String digits, int at) {
    return Integer.parseInt(digits.substring(at, at + 2), 16);
  }

  private static Color function(String color) {
    boolean hasAlpha = color.startsWith("rgba");
    int open = color.indexOf('(');
    if (open != (hasAlpha ? 4 : 3) || !color.endsWith(")")) {
      throw new IllegalArgumentException("parentheses expected: " + color);
    }
    String[] parts = color.substring(open + 1, color.length() - 1).split(",", -1);
    if (parts.length != (hasAlpha ? 4 : 3)) {
      throw new IllegalArgumentException("wrong number of parts: " + color);
    }
    int alpha = hasAlpha ? alpha(parts[3].trim()) : OPAQUE;
    return new Color(part(parts[0]), part(parts[1]), part(parts[2]), alpha);
  }

  private static int part(String text) {
    String part = text.trim();
    int value;
    if (part.endsWith("%")) {
      value = Integer.parseInt(part.substring(0, part.length() - 1)) * 255 / 100;
    } else {
      value = Integer.parseInt(part);
    }
    return Math.max(0, Math.min(255, value));
  }

  private static int alpha(String text) {
    double share = Double.parseDouble(text);
    if (Double.isNaN(share) || share < 0 || share > 1) {
      throw new IllegalArgumentException("not between 0 and 1: " + text);
    }
    return (int) Math.round(share * OPAQUE);
  }

  private static Color named(String name) {
    return switch (name) {
      case "black" -> new Color(0, 0, 0, OPAQUE);
      case "white" -> new Color(255, 255, 255, OPAQUE);
      case "red" -> new Color(255, 0, 0, OPAQUE);
      case "lime" -> new Color(0, 255, 0, OPAQUE);
      case "blue" -> new Color(0, 0, 255, OPAQUE);
      case "gray", "grey" -> new Color(128, 128, 128, OPAQUE);
      case "orange" -> new Color(255, 165, 0, OPAQUE);
      case "transparent" -> new Color(0, 0, 0, 0);
      default -> throw new IllegalArgumentException("unknown color " + name);
    };
  }
}
