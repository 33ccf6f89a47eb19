package dev.waymark.report;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Shortens the full names of classes in code, and knows what to import for that. */
public final class Imports {
  /** A literal, or the full name of a class: packages begin with a small letter, classes do not. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "\"(?:[^\"\\\\]++|\\\\.)*+\"|'(?:[^'\\\\]++|\\\\.)*+'"
              + "|(?<![.\\w])((?:[a-z_]\\w*\\.)+)([A-Z]\\w*)((?:\\.[A-Z]\\w*)*)");

  private final String ownPackage;
  private final Map<String, String> known = new HashMap<>();
  private final TreeSet<String> imported = new TreeSet<>();

  /** For a class in the package, where the class with this simple name is of that package. */
  public Imports(String ownPackage, String ownClass) {
    this.ownPackage = ownPackage;
    this.known.put(ownClass, dotted(ownPackage) + ownClass);
  }

  private static String dotted(String packageName) {
    return packageName.isEmpty() ? "" : packageName + ".";
  }

  /** The same code with short names; names that would mean two classes stay as they are. */
  public String shorten(String code) {
    StringBuilder shortened = new StringBuilder();
    Matcher matcher = TOKEN.matcher(code);
    while (matcher.find()) {
      String text = matcher.group(1) == null ? matcher.group() : use(matcher);
      matcher.appendReplacement(shortened, Matcher.quoteReplacement(text));
    }
    return matcher.appendTail(shortened).toString();
  }

  private String use(Matcher matcher) {
    String all = matcher.group();
    String own = dotted(ownPackage);
    if (own.startsWith(all + ".")) {
      return all; // a package with a capital letter
    }
    String packageName = matcher.group(1).substring(0, matcher.group(1).length() - 1);
    if (packageName.length() < ownPackage.length() && all.startsWith(own)) {
      packageName = ownPackage;
    }
    String rest = all.substring(packageName.length() + 1);
    String simple = rest.replaceFirst("\\..*", "");
    String full = dotted(packageName) + simple;
    if (!known.computeIfAbsent(simple, name -> full).equals(full)) {
      return all;
    }
    if (!packageName.equals("java.lang") && !packageName.equals(ownPackage)) {
      imported.add(full);
    }
    return rest;
  }

  /** Full names of the classes to import, sorted. */
  public Iterable<String> imported() {
    return imported;
  }
}
