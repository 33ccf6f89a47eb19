package dev.waymark.program.ir;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Takes apart types with type arguments, as class files write them (JVMS 4.7.9.1). */
public final class Generics {
  private static final String OBJECT = "Ljava/lang/Object;";

  private Generics() {}

  /** The types of the parameters of a method with this signature. */
  public static List<String> parameters(String signature) {
    int start = signature.indexOf('(', endOfFormals(signature)) + 1;
    List<String> types = new ArrayList<>();
    while (signature.charAt(start) != ')') {
      int end = endOfType(signature, start);
      types.add(signature.substring(start, end));
      start = end;
    }
    return types;
  }

  /** What a method with this signature returns. */
  public static String result(String signature) {
    int start = signature.indexOf(')', endOfFormals(signature)) + 1;
    return signature.charAt(start) == 'V'
        ? "V"
        : signature.substring(start, endOfType(signature, start));
  }

  /** The types that a class with this signature extends and implements. */
  public static List<String> supertypes(String signature) {
    List<String> types = new ArrayList<>();
    int start = endOfFormals(signature);
    while (start < signature.length()) {
      int end = endOfType(signature, start);
      types.add(signature.substring(start, end));
      start = end;
    }
    return types;
  }

  /** The internal name of the class of a class type, without its type arguments. */
  public static String className(String type) {
    int end = type.indexOf('<');
    return type.substring(1, end < 0 ? type.length() - 1 : end);
  }

  /** {@code type} with types for its variables, as far as {@code known} has them. */
  public static String substitute(String type, Map<String, String> known) {
    StringBuilder all = new StringBuilder();
    int at = 0;
    while (at < type.length()) {
      char c = type.charAt(at);
      if (c == 'T') {
        int end = type.indexOf(';', at) + 1;
        String variable = type.substring(at, end);
        all.append(known.getOrDefault(variable.substring(1, variable.length() - 1), variable));
        at = end;
      } else if (c == 'L') {
        int end = at;
        while (type.charAt(end) != '<' && type.charAt(end) != ';') {
          end++;
        }
        all.append(type, at, end + 1);
        at = end + 1;
      } else {
        all.append(c);
        at++;
      }
    }
    return all.toString();
  }

  /** The type arguments of a class type: wildcards are left out, {@code *} is Object. */
  public static List<String> arguments(String type) {
    int start = type.indexOf('<') + 1;
    List<String> types = new ArrayList<>();
    while (start > 0 && type.charAt(start) != '>') {
      char first = type.charAt(start);
      if (first == '*') {
        types.add(OBJECT);
        start++;
      } else {
        start += first == '+' || first == '-' ? 1 : 0;
        int end = endOfType(type, start);
        types.add(first == '-' ? OBJECT : type.substring(start, end));
        start = end;
      }
    }
    return types;
  }

  /** The type parameters that a class or method with this signature declares, and their bounds. */
  public static Map<String, String> formals(@Nullable String signature) {
    Map<String, String> bounds = new LinkedHashMap<>();
    if (signature == null || !signature.startsWith("<")) {
      return bounds;
    }
    int at = 1;
    while (signature.charAt(at) != '>') {
      int colon = signature.indexOf(':', at);
      String name = signature.substring(at, colon);
      at = colon;
      while (signature.charAt(at) == ':') {
        int start = at + 1;
        at = signature.charAt(start) == ':' ? start : endOfType(signature, start);
        if (at > start) {
          bounds.putIfAbsent(name, signature.substring(start, at));
        }
      }
    }
    return bounds;
  }

  private static int endOfFormals(String signature) {
    if (!signature.startsWith("<")) {
      return 0;
    }
    int depth = 0;
    int at = 0;
    do {
      char c = signature.charAt(at++);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
    } while (depth > 0);
    return at;
  }

  private static int endOfType(String signature, int start) {
    int at = start;
    while (signature.charAt(at) == '[') {
      at++;
    }
    char first = signature.charAt(at);
    if (first != 'L' && first != 'T') {
      return at + 1;
    }
    int depth = 0;
    while (depth > 0 || signature.charAt(at) != ';') {
      char c = signature.charAt(at++);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
    }
    return at + 1;
  }
}
