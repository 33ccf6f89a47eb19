package dev.waymark.benchmarks.subjects.everyday;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads a configuration file with sections, comments and values that go over several lines. */
public class ConfigurationReader {
  private final Map<String, Map<String, String>> sections = new LinkedHashMap<>();
  private final boolean allowDuplicates;

  /** Thrown when a line cannot be understood. */
  public static class ConfigurationException extends IOException {
    private static final long serialVersionUID = 1L;
    private final int line;

    public ConfigurationException(String message, int line) {
      super(message + " in line " + line);
      this.line = line;
    }

    public int getLine() {
      return line;
    }
  }

  public ConfigurationReader(boolean allowDuplicates) {
    this.allowDuplicates = allowDuplicates;
  }

  /** Reads everything and adds it to what was read before. */
  public void load(Reader source) throws IOException {
    BufferedReader reader = new BufferedReader(source);
    String section = "";
    int number = 0;
    String line;
    while ((line = reader.readLine()) != null) {
      number++;
      String text = line.strip();
      while (text.endsWith("\\")) {
        String next = reader.readLine();
        if (next == null) {
          throw new ConfigurationException("Unfinished value", number);
        }
        number++;
        text = text.substring(0, text.length() - 1) + next.strip();
      }
      if (text.isEmpty() || text.startsWith("#") || text.startsWith(";")) {
        continue;
      }
      if (text.startsWith("[")) {
        section = parseSection(text, number);
      } else {
        parseEntry(section, text, number);
      }
    }
  }

  private String parseSection(String text, int number) throws ConfigurationException {
    if (!text.endsWith("]")) {
      throw new ConfigurationException("Section without an end", number);
    }
    String name = text.substring(1, text.length() - 1).strip();
    if (name.isEmpty()) {
      throw new ConfigurationException("Section without a name", number);
    }
    sections.computeIfAbsent(name, unused -> new LinkedHashMap<>());
    return name;
  }

  private void parseEntry(String section, String text, int number) throws ConfigurationException {
    int equals = text.indexOf('=');
    if (equals <= 0) {
      throw new ConfigurationException("Expected key=value", number);
    }
    String key = text.substring(0, equals).strip();
    String value = text.substring(equals + 1).strip();
    if (value.length() >= 2 && value.startsWith("\"") && value.endsWith("\"")) {
      value = value.substring(1, value.length() - 1);
    }
    Map<String, String> entries =
        sections.computeIfAbsent(section, unused -> new LinkedHashMap<>());
    if (entries.put(key, value) != null && !allowDuplicates) {
      throw new ConfigurationException("Duplicate key " + key, number);
    }
  }

  /** The value of a key, which may stand before the first section as well. */
  public Optional<String> get(String section, String key) {
    String value = sections.getOrDefault(section, Map.of()).get(key);
    if (value == null) {
      value = sections.getOrDefault("", Map.of()).get(key);
    }
    return Optional.ofNullable(value);
  }

  public int getInt(String section, String key, int defaultValue) {
    String value = get(section, key).orElse("");
    if (value.isEmpty()) {
      return defaultValue;
    }
    try {
      return Integer.parseInt(value);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(key + " is not a number: " + value, e);
    }
  }

  public boolean getBoolean(String section, String key, boolean defaultValue) {
    Optional<String> value = get(section, key);
    if (value.isEmpty()) {
      return defaultValue;
    }
    return switch (value.get().toLowerCase(Locale.ROOT)) {
      case "true", "yes", "on", "1" -> true;
      case "false", "no", "off", "0" -> false;
      default -> throw new IllegalArgumentException(key + " is neither true nor false");
    };
  }

  public Set<String> sections() {
    return Set.copyOf(sections.keySet());
  }
}
