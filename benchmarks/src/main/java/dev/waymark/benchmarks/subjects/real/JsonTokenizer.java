package dev.waymark.benchmarks.subjects.real;

import java.util.ArrayList;
import java.util.List;

/** Cuts JSON text into tokens, as RFC 8259 has them; how they nest is not looked at. */
public final class JsonTokenizer {
  /** What kind of token. */
  public enum Type {
    OPEN_OBJECT,
    CLOSE_OBJECT,
    OPEN_ARRAY,
    CLOSE_ARRAY,
    COLON,
    COMMA,
    STRING,
    NUMBER,
    TRUE,
    FALSE,
    NULL,
    END
  }

  /**
   * One token.
   *
   * @param text the content of a string, the digits of a number, else as it is written
   */
  public record Token(Type type, String text, int position) {}

  private final String text;
  private int at;

  public JsonTokenizer(String text) {
    this.text = text;
  }

  /** All tokens of {@code text}, the end included. */
  public static List<Token> tokenize(String text) {
    JsonTokenizer tokenizer = new JsonTokenizer(text);
    List<Token> tokens = new ArrayList<>();
    Token token;
    do {
      token = tokenizer.next();
      tokens.add(token);
    } while (token.type() != Type.END);
    return tokens;
  }

  /** The next token; {@code END} at the end, however often it is asked for. */
  public Token next() {
    while (at < text.length() && isSpace(text.charAt(at))) {
      at++;
    }
    if (at >= text.length()) {
      return new Token(Type.END, "", at);
    }
    char c = text.charAt(at);
    if (c == '-' || isDigit(c)) {
      return number();
    }
    return switch (c) {
      case '{' -> sign(Type.OPEN_OBJECT);
      case '}' -> sign(Type.CLOSE_OBJECT);
      case '[' -> sign(Type.OPEN_ARRAY);
      case ']' -> sign(Type.CLOSE_ARRAY);
      case ':' -> sign(Type.COLON);
      case ',' -> sign(Type.COMMA);
      case '"' -> string();
      case 't' -> word("true", Type.TRUE);
      case 'f' -> word("false", Type.FALSE);
      case 'n' -> word("null", Type.NULL);
      default -> throw error("unexpected character");
    };
  }

  private Token sign(Type type) {
    return new Token(type, text.substring(at, ++at), at - 1);
  }

  private Token word(String word, Type type) {
    if (!text.startsWith(word, at)) {
      throw error("unknown word");
    }
    int start = at;
    at += word.length();
    if (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
      throw error("unknown word");
    }
    return new Token(type, word, start);
  }

  private Token string() {
    int start = at++;
    StringBuilder content = new StringBuilder();
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '"') {
        return new Token(Type.STRING, content.toString(), start);
      }
      if (c < ' ') {
        throw error("control character");
      }
      content.append(c == '\\' ? escape() : c);
    }
    throw error("string without an end");
  }

  private char escape() {
    if (at == text.length()) {
      throw error("string without an end");
    }
    char c = text.charAt(at++);
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw error("unknown escape");
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
      if (digit < 0) {
        throw error("four hexadecimal digits expected");
      }
      code = code * 16 + digit;
      at++;
    }
    return (char) code;
  }

  private Token number() {
    int start = at;
    if (text.charAt(at) == '-') {
      at++;
    }
    if (at < text.length() && text.charAt(at) == '0') {
      at++;
    } else {
      digits();
    }
    if (at < text.length() && text.charAt(at) == '.') {
      at++;
      digits();
    }
    if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
      at++;
      if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
        at++;
      }
      digits();
    }
    return new Token(Type.NUMBER, text.substring(start, at), start);
  }

  private void digits() {
    int start = at;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw error("digit expected");
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  private IllegalArgumentException error(String message) {
    return new IllegalArgumentException(message + " at " + at);
  }
}
