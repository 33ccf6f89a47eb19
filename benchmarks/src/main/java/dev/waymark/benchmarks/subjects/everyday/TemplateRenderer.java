package dev.waymark.benchmarks.subjects.everyday;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Fills values into a text: {@code {{name}}}, {@code {{name|upper}}}, {@code {{#if name}}}. */
public class TemplateRenderer {
  private static final String OPEN = "{{";
  private static final String CLOSE = "}}";
  private static final String IF = "#if ";
  private static final String END = "/if";

  /** What happens when a value is missing. */
  public enum Missing {
    FAIL,
    EMPTY,
    KEEP
  }

  /** Thrown when a template is wrong or a value is missing. */
  public static class TemplateException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public TemplateException(String message) {
      super(message);
    }
  }

  private final Missing missing;
  private final Set<String> usedNames = new LinkedHashSet<>();

  public TemplateRenderer(Missing missing) {
    this.missing = missing;
  }

  /** The template with all values filled in. */
  public String render(String template, Map<String, String> values) {
    usedNames.clear();
    StringBuilder output = new StringBuilder();
    int position = 0;
    int depth = 0;
    int hiddenSince = 0;
    while (position < template.length()) {
      int open = template.indexOf(OPEN, position);
      if (hiddenSince == 0) {
        output.append(template, position, open < 0 ? template.length() : open);
      }
      if (open < 0) {
        break;
      }
      int close = template.indexOf(CLOSE, open);
      if (close < 0) {
        throw new TemplateException("Missing }} after position " + open);
      }
      String tag = template.substring(open + OPEN.length(), close).strip();
      position = close + CLOSE.length();
      if (tag.startsWith(IF)) {
        depth++;
        if (hiddenSince == 0 && !isTrue(tag.substring(IF.length()).strip(), values)) {
          hiddenSince = depth;
        }
      } else if (tag.equals(END)) {
        if (depth == 0) {
          throw new TemplateException("Unexpected /if at position " + open);
        }
        if (hiddenSince == depth) {
          hiddenSince = 0;
        }
        depth--;
      } else if (hiddenSince == 0) {
        output.append(value(tag, values));
      }
    }
    if (depth > 0) {
      throw new TemplateException(depth + " #if without /if");
    }
    return output.toString();
  }

  /** The names that the last template asked for. */
  public Set<String> getUsedNames() {
    return Set.copyOf(usedNames);
  }

  private boolean isTrue(String condition, Map<String, String> values) {
    boolean negated = condition.startsWith("!");
    String name = negated ? condition.substring(1) : condition;
    usedNames.add(name);
    String value = values.get(name);
    boolean isTrue = value != null && !value.isEmpty() && !value.equals("false");
    return isTrue != negated;
  }

  private String value(String tag, Map<String, String> values) {
    String[] parts = tag.split("\\|", -1);
    String name = parts[0].strip();
    if (name.isEmpty()) {
      throw new TemplateException("A placeholder needs a name");
    }
    usedNames.add(name);
    String value = values.get(name);
    if (value == null) {
      return switch (missing) {
        case FAIL -> throw new TemplateException("No value for " + name);
        case EMPTY -> "";
        case KEEP -> OPEN + tag + CLOSE;
      };
    }
    for (int i = 1; i < parts.length; i++) {
      value = filter(parts[i].strip(), value);
    }
    return value;
  }

  private static String filter(String filter, String value) {
    return switch (filter) {
      case "upper" -> value.toUpperCase(Locale.ROOT);
      case "lower" -> value.toLowerCase(Locale.ROOT);
      case "trim" -> value.strip();
      case "html" -> value.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
      default -> throw new TemplateException("Unknown filter " + filter);
    };
  }
}
