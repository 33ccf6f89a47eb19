package dev.waymark.benchmarks.subjects.everyday;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads comma separated values, with quotes and line breaks inside of them. */
public class CsvReader {
  private final char separator;
  private boolean trim;
  private boolean skipEmptyLines = true;

  public CsvReader() {
    this(',');
  }

  public CsvReader(char separator) {
    if (separator == '"' || separator == '\n' || separator == '\r') {
      throw new IllegalArgumentException("Not a separator");
    }
    this.separator = separator;
  }

  public void setTrim(boolean trim) {
    this.trim = trim;
  }

  public void setSkipEmptyLines(boolean skipEmptyLines) {
    this.skipEmptyLines = skipEmptyLines;
  }

  /** The rows of a file. */
  public List<List<String>> readAll(Path file) throws IOException {
    try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      return readAll(reader);
    }
  }

  /** All rows that are left. */
  public List<List<String>> readAll(BufferedReader reader) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    List<String> row;
    while ((row = readRow(reader)) != null) {
      if (!skipEmptyLines || row.size() > 1 || !row.get(0).isEmpty()) {
        rows.add(row);
      }
    }
    return rows;
  }

  /** The rows after the first one, by the names that stand in the first one. */
  public List<Map<String, String>> readWithHeader(BufferedReader reader) throws IOException {
    List<String> header = readRow(reader);
    List<Map<String, String>> records = new ArrayList<>();
    if (header == null) {
      return records;
    }
    for (List<String> row : readAll(reader)) {
      if (row.size() > header.size()) {
        throw new IOException("Row has " + row.size() + " fields, header " + header.size());
      }
      Map<String, String> values = new LinkedHashMap<>();
      for (int i = 0; i < header.size(); i++) {
        values.put(header.get(i), i < row.size() ? row.get(i) : "");
      }
      records.add(values);
    }
    return records;
  }

  /** The next row, or null at the end. */
  public List<String> readRow(BufferedReader reader) throws IOException {
    String line = reader.readLine();
    if (line == null) {
      return null;
    }
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean quoted = false;
    boolean wasQuoted = false;
    int i = 0;
    while (true) {
      if (i >= line.length()) {
        if (!quoted) {
          fields.add(finish(field, wasQuoted));
          return fields;
        }
        line = reader.readLine();
        if (line == null) {
          throw new IOException("Quote is not closed");
        }
        field.append('\n');
        i = 0;
        continue;
      }
      char c = line.charAt(i++);
      if (quoted) {
        if (c != '"') {
          field.append(c);
        } else if (i < line.length() && line.charAt(i) == '"') {
          field.append('"');
          i++;
        } else {
          quoted = false;
        }
      } else if (c == separator) {
        fields.add(finish(field, wasQuoted));
        field.setLength(0);
        wasQuoted = false;
      } else if (c == '"' && field.toString().isBlank()) {
        field.setLength(0);
        quoted = true;
        wasQuoted = true;
      } else {
        field.append(c);
      }
    }
  }

  private String finish(StringBuilder field, boolean wasQuoted) {
    return trim && !wasQuoted ? field.toString().strip() : field.toString();
  }
}
