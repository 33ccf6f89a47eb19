package dev.waymark.explore.input;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Strings that match a regular expression: no solver knows those of code, and few random strings
 * match them. What is made is compared with the expression, so it does not matter that only its
 * common forms are known here.
 */
public final class RegexSamples {
  private static final Pattern LIKELY = Pattern.compile("\\\\[dwsDWSpb]|\\[.+\\]|[)\\]}.][*+?{]");
  private static final int TRIES = 12;
  private static final int MOST = 4;
  private static final int MORE = 3;
  private static final String PRINTABLE = printable();

  private final String regex;
  private final SplittableRandom random;
  private int at;

  private RegexSamples(String regex, SplittableRandom random) {
    this.regex = regex;
    this.random = random;
  }

  private static String printable() {
    StringBuilder all = new StringBuilder();
    for (char c = ' '; c <= '~'; c++) {
      all.append(c);
    }
    return all.toString();
  }

  /** Some strings that match {@code text}, if it looks like a regular expression; else none. */
  public static List<String> of(String text) {
    if (!LIKELY.matcher(text).find()) {
      return List.of();
    }
    try {
      Pattern pattern = Pattern.compile(text);
      Set<String> samples = new LinkedHashSet<>();
      SplittableRandom random = new SplittableRandom(text.hashCode());
      for (int i = 0; i < TRIES && samples.size() < MOST; i++) {
        String sample = new RegexSamples(text, random).alternatives();
        if (sample.length() <= Bounds.LONGEST_TEXT && pattern.matcher(sample).find()) {
          samples.add(sample);
        }
      }
      return List.copyOf(samples);
    } catch (PatternSyntaxException | StringIndexOutOfBoundsException | NumberFormatException e) {
      return List.of(); // a form that is not known here
    }
  }

  /** Any of several sequences, up to the end of their group. */
  private String alternatives() {
    List<String> found = new ArrayList<>(List.of(sequence()));
    while (isAt('|')) {
      at++;
      found.add(sequence());
    }
    return found.get(random.nextInt(found.size()));
  }

  private String sequence() {
    StringBuilder text = new StringBuilder();
    while (at < regex.length() && !isAt('|') && !isAt(')')) {
      int start = at;
      String first = atom();
      int end = at;
      int times = times();
      int after = at;
      for (int i = 0; i < times; i++) {
        at = start;
        text.append(i == 0 ? first : atom());
      }
      at = Math.max(end, after);
    }
    return text.toString();
  }

  private boolean isAt(char c) {
    return at < regex.length() && regex.charAt(at) == c;
  }

  private String atom() {
    char c = regex.charAt(at++);
    return switch (c) {
      case '(' -> group();
      case '[' -> any(charactersOfClass());
      case '\\' -> any(escaped());
      case '.' -> any(PRINTABLE);
      case '^', '$' -> "";
      default -> String.valueOf(c);
    };
  }

  private String any(String characters) {
    return characters.isEmpty()
        ? ""
        : String.valueOf(characters.charAt(random.nextInt(characters.length())));
  }

  private String group() {
    if (isAt('?')) {
      at = past(regex.startsWith("?:", at) ? ':' : '>');
    }
    String text = alternatives();
    at++;
    return text;
  }

  /** The place behind the next {@code c}, which must be there. */
  private int past(char c) {
    int place = regex.indexOf(c, at);
    if (place < 0) {
      throw new StringIndexOutOfBoundsException(c + " is missing");
    }
    return place + 1;
  }

  /** The characters that the escape behind a backslash stands for; none for a place. */
  private String escaped() {
    char c = regex.charAt(at++);
    return switch (c) {
      case 'd' -> "0123456789";
      case 'w' -> "azAZ09_";
      case 's' -> " ";
      case 'D', 'W', 'S' -> c == 'S' ? "a1-" : "-";
      case 'b', 'B', 'A', 'z', 'Z' -> "";
      case 't' -> "\t";
      case 'n' -> "\n";
      case 'r' -> "\r";
      case 'p', 'P' -> {
        at = past('}');
        yield "aZ0";
      }
      default -> String.valueOf(c);
    };
  }

  private String charactersOfClass() {
    boolean isNegated = isAt('^');
    at += isNegated ? 1 : 0;
    StringBuilder inside = new StringBuilder();
    int start = at;
    while (at == start || !isAt(']')) {
      String next = isAt('\\') ? afterBackslash() : String.valueOf(regex.charAt(at++));
      if (isAt('-') && regex.charAt(at + 1) != ']' && next.length() == 1) {
        at++;
        for (char c = next.charAt(0); c <= regex.charAt(at); c++) {
          inside.append(c);
        }
        at++;
      } else {
        inside.append(next);
      }
    }
    at++;
    return isNegated ? without(inside.toString()) : inside.toString();
  }

  private String afterBackslash() {
    at++;
    return escaped();
  }

  private static String without(String characters) {
    StringBuilder rest = new StringBuilder();
    PRINTABLE.chars().filter(c -> characters.indexOf(c) < 0).forEach(c -> rest.append((char) c));
    return rest.toString();
  }

  /** How often the last atom comes, by what stands behind it. */
  private int times() {
    int times = 1;
    if (isAt('?')) {
      times = random.nextInt(2);
      at++;
    } else if (isAt('*')) {
      times = random.nextInt(MORE + 1);
      at++;
    } else if (isAt('+')) {
      times = 1 + random.nextInt(MORE);
      at++;
    } else if (isAt('{')) {
      int end = past('}');
      String[] bounds = regex.substring(at + 1, end - 1).split(",", -1);
      int least = Integer.parseInt(bounds[0]);
      times = least + random.nextInt(Math.max(1, most(bounds, least) - least + 1));
      at = end;
    } else {
      return times;
    }
    if (isAt('?') || isAt('+')) {
      at++; // reluctant or possessive
    }
    return times;
  }

  private static int most(String[] bounds, int least) {
    String last = bounds[bounds.length - 1];
    return last.isEmpty()
        ? least + MORE
        : Math.min(Integer.parseInt(last), least + Bounds.LONGEST_TEXT);
  }
}
