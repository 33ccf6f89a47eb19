package dev.waymark.benchmarks.subjects.search;

/**
 * Reads a document of an XML-like language event by event and checks that it is well formed.
 * Written anew from the description of {@code expat}: prolog with declaration and document type,
 * elements with attributes, references to characters and entities, comments, processing
 * instructions, character data and marked sections.
 */
public final class XmlPull {
  public static final int NO_ELEMENT = -1;
  public static final int BAD_NAME = -2;
  public static final int BAD_ATTRIBUTE = -3;
  public static final int DUPLICATE_ATTRIBUTE = -4;
  public static final int BAD_REFERENCE = -5;
  public static final int MISMATCHED_TAG = -6;
  public static final int UNCLOSED = -7;
  public static final int BAD_COMMENT = -8;
  public static final int BAD_INSTRUCTION = -9;
  public static final int BAD_DECLARATION = -10;
  public static final int JUNK_AFTER_ELEMENT = -11;
  public static final int BAD_DOCTYPE = -12;
  public static final int BAD_TEXT = -13;
  public static final int TOO_DEEP = -14;

  private static final int DEEPEST = 16;
  private static final int MOST_ATTRIBUTES = 8;

  private final char[] text;
  private int at;
  private int events;
  private int error;
  private int depth;
  private final int[] nameStart = new int[DEEPEST];
  private final int[] nameEnd = new int[DEEPEST];
  private final int[] attributeStart = new int[MOST_ATTRIBUTES];
  private final int[] attributeEnd = new int[MOST_ATTRIBUTES];

  private XmlPull(char[] text) {
    this.text = text;
  }

  /** The number of events of a well-formed document, else what is wrong, which is negative. */
  public static int parse(char[] document) {
    XmlPull parser = new XmlPull(document);
    return parser.document() ? parser.events : parser.error;
  }

  private boolean fail(int reason) {
    error = reason;
    return false;
  }

  private char peek() {
    return at < text.length ? text[at] : 0;
  }

  private boolean accept(char c) {
    if (peek() != c) {
      return false;
    }
    at++;
    return true;
  }

  /** Passes these characters if all are next. */
  private boolean accept(char... word) {
    for (int i = 0; i < word.length; i++) {
      if (at + i >= text.length || text[at + i] != word[i]) {
        return false;
      }
    }
    at += word.length;
    return true;
  }

  private boolean skipSpaces() {
    int start = at;
    while (isSpace(peek())) {
      at++;
    }
    return at > start;
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  private static boolean isNameStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' || c > 0xbf;
  }

  private static boolean isNamePart(char c) {
    return isNameStart(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
  }

  private boolean name() {
    if (!isNameStart(peek())) {
      return fail(BAD_NAME);
    }
    while (isNamePart(peek())) {
      at++;
    }
    return true;
  }

  private boolean document() {
    accept('\ufeff');
    if (accept('<', '?', 'x', 'm', 'l')) {
      if (isNamePart(peek())) {
        at -= 3;
        if (!instruction()) {
          return false;
        }
      } else if (!declaration()) {
        return false;
      }
    }
    if (!prolog()) {
      return false;
    }
    if (!accept('<')) {
      return fail(NO_ELEMENT);
    }
    if (!startTag() || !content() || !misc()) {
      return false;
    }
    return peek() == 0 || fail(JUNK_AFTER_ELEMENT);
  }

  /** A version, then perhaps an encoding, then perhaps whether the document stands alone. */
  private boolean declaration() {
    events++;
    if (!skipSpaces() || !accept('v', 'e', 'r', 's', 'i', 'o', 'n') || !quoted()) {
      return fail(BAD_DECLARATION);
    }
    boolean spaced = skipSpaces();
    if (accept('e', 'n', 'c', 'o', 'd', 'i', 'n', 'g')) {
      if (!spaced || !quoted()) {
        return fail(BAD_DECLARATION);
      }
      spaced = skipSpaces();
    }
    if (accept('s', 't', 'a', 'n', 'd', 'a', 'l', 'o', 'n', 'e')) {
      if (!spaced || !standsAlone()) {
        return fail(BAD_DECLARATION);
      }
      skipSpaces();
    }
    return accept('?', '>') || fail(BAD_DECLARATION);
  }

  private boolean standsAlone() {
    skipSpaces();
    if (!accept('=')) {
      return false;
    }
    skipSpaces();
    char quote = peek();
    if (!accept('"') && !accept('\'')) {
      return false;
    }
    return (accept('y', 'e', 's') || accept('n', 'o')) && accept(quote);
  }

  private boolean quoted() {
    skipSpaces();
    if (!accept('=')) {
      return false;
    }
    skipSpaces();
    return literal();
  }

  private boolean literal() {
    char quote = peek();
    if (quote != '"' && quote != '\'') {
      return false;
    }
    at++;
    while (peek() != quote) {
      if (peek() == 0) {
        return false;
      }
      at++;
    }
    at++;
    return true;
  }

  private boolean prolog() {
    if (!misc()) {
      return false;
    }
    if (accept('<', '!', 'D', 'O', 'C', 'T', 'Y', 'P', 'E')) {
      if (!doctype()) {
        return false;
      }
      return misc();
    }
    return true;
  }

  /** Comments, instructions and spaces. */
  private boolean misc() {
    while (true) {
      skipSpaces();
      if (accept('<', '!', '-', '-')) {
        if (!comment()) {
          return false;
        }
      } else if (accept('<', '?')) {
        if (!instruction()) {
          return false;
        }
      } else {
        return true;
      }
    }
  }

  private boolean doctype() {
    events++;
    if (!skipSpaces() || !name()) {
      return fail(BAD_DOCTYPE);
    }
    skipSpaces();
    if (accept('P', 'U', 'B', 'L', 'I', 'C')) {
      if (!skipSpaces() || !literal() || !skipSpaces() || !literal()) {
        return fail(BAD_DOCTYPE);
      }
      skipSpaces();
    } else if (accept('S', 'Y', 'S', 'T', 'E', 'M')) {
      if (!skipSpaces() || !literal()) {
        return fail(BAD_DOCTYPE);
      }
      skipSpaces();
    }
    if (accept('[') && !internalSubset()) {
      return fail(BAD_DOCTYPE);
    }
    skipSpaces();
    return accept('>') || fail(BAD_DOCTYPE);
  }

  private boolean internalSubset() {
    while (!accept(']')) {
      if (accept('<', '!', '-', '-')) {
        if (!comment()) {
          return false;
        }
      } else if (accept('<', '!')) {
        if (!markup()) {
          return false;
        }
      } else if (accept('%')) {
        if (!name() || !accept(';')) {
          return false;
        }
      } else if (!skipSpaces()) {
        return false;
      }
    }
    return true;
  }

  /** A declaration of an element, a list of attributes, an entity or a notation. */
  private boolean markup() {
    char kind = peek();
    if (kind != 'E' && kind != 'A' && kind != 'N') {
      return false;
    }
    at++;
    while (!accept('>')) {
      if (peek() == '"' || peek() == '\'') {
        if (!literal()) {
          return false;
        }
      } else if (peek() == 0 || peek() == '<') {
        return false;
      } else {
        at++;
      }
    }
    return true;
  }

  private boolean comment() {
    events++;
    while (peek() != 0) {
      if (accept('-', '-')) {
        return accept('>') || fail(BAD_COMMENT);
      }
      at++;
    }
    return fail(BAD_COMMENT);
  }

  private boolean instruction() {
    events++;
    int start = at;
    if (!name()) {
      return fail(BAD_INSTRUCTION);
    }
    if (at - start == 3 && isLetter(start, 'x') && isLetter(start + 1, 'm')) {
      if (isLetter(start + 2, 'l')) {
        return fail(BAD_INSTRUCTION);
      }
    }
    if (accept('?', '>')) {
      return true;
    }
    if (!skipSpaces()) {
      return fail(BAD_INSTRUCTION);
    }
    while (!accept('?', '>')) {
      if (peek() == 0) {
        return fail(BAD_INSTRUCTION);
      }
      at++;
    }
    return true;
  }

  private boolean isLetter(int index, char lower) {
    return text[index] == lower || text[index] == lower - 'a' + 'A';
  }

  private boolean startTag() {
    events++;
    if (depth == DEEPEST) {
      return fail(TOO_DEEP);
    }
    nameStart[depth] = at;
    if (!name()) {
      return false;
    }
    nameEnd[depth] = at;
    depth++;
    int attributes = 0;
    while (true) {
      boolean spaced = skipSpaces();
      if (accept('>')) {
        return true;
      }
      if (accept('/', '>')) {
        depth--;
        events++;
        return true;
      }
      if (!spaced || attributes == MOST_ATTRIBUTES) {
        return fail(BAD_ATTRIBUTE);
      }
      if (!attribute(attributes)) {
        return false;
      }
      attributes++;
    }
  }

  private boolean attribute(int index) {
    attributeStart[index] = at;
    if (!name()) {
      return false;
    }
    attributeEnd[index] = at;
    for (int i = 0; i < index; i++) {
      if (same(attributeStart[i], attributeEnd[i], attributeStart[index], attributeEnd[index])) {
        return fail(DUPLICATE_ATTRIBUTE);
      }
    }
    skipSpaces();
    if (!accept('=')) {
      return fail(BAD_ATTRIBUTE);
    }
    skipSpaces();
    return attributeValue();
  }

  private boolean attributeValue() {
    char quote = peek();
    if (quote != '"' && quote != '\'') {
      return fail(BAD_ATTRIBUTE);
    }
    at++;
    while (!accept(quote)) {
      if (peek() == 0 || peek() == '<') {
        return fail(BAD_ATTRIBUTE);
      }
      if (accept('&')) {
        if (!reference()) {
          return false;
        }
      } else {
        at++;
      }
    }
    return true;
  }

  private boolean same(int start, int end, int otherStart, int otherEnd) {
    if (end - start != otherEnd - otherStart) {
      return false;
    }
    for (int i = 0; i < end - start; i++) {
      if (text[start + i] != text[otherStart + i]) {
        return false;
      }
    }
    return true;
  }

  private boolean reference() {
    if (accept('#')) {
      return accept('x') ? hexadecimal() : decimal();
    }
    if (accept('l', 't', ';') || accept('g', 't', ';') || accept('a', 'm', 'p', ';')) {
      return true;
    }
    return accept('a', 'p', 'o', 's', ';')
        || accept('q', 'u', 'o', 't', ';')
        || fail(BAD_REFERENCE);
  }

  private boolean decimal() {
    int value = 0;
    int start = at;
    while (peek() >= '0' && peek() <= '9' && value <= 0x10ffff) {
      value = 10 * value + peek() - '0';
      at++;
    }
    return (at > start && accept(';') && isCharacter(value)) || fail(BAD_REFERENCE);
  }

  private boolean hexadecimal() {
    int value = 0;
    int start = at;
    int digit = digit(peek());
    while (digit >= 0 && value <= 0x10ffff) {
      value = 16 * value + digit;
      at++;
      digit = digit(peek());
    }
    return (at > start && accept(';') && isCharacter(value)) || fail(BAD_REFERENCE);
  }

  private static int digit(char c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
      return c - 'a' + 10;
    }
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
  }

  private static boolean isCharacter(int value) {
    if (value < ' ') {
      return value == '\t' || value == '\n' || value == '\r';
    }
    return value < 0xd800 || (value > 0xdfff && value < 0xfffe) || isSupplementary(value);
  }

  private static boolean isSupplementary(int value) {
    return value >= 0x10000 && value <= 0x10ffff;
  }

  /** All until the end tag of the outermost element. */
  private boolean content() {
    boolean inText = false;
    while (depth > 0) {
      char c = peek();
      if (c == 0) {
        return fail(UNCLOSED);
      }
      if (c == '<') {
        inText = false;
        at++;
        if (!markupInContent()) {
          return false;
        }
      } else {
        events += inText ? 0 : 1;
        inText = true;
        if (!character()) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean character() {
    if (accept('&')) {
      return reference();
    }
    if (accept(']', ']', '>')) {
      return fail(BAD_TEXT);
    }
    if (peek() < ' ' && !isSpace(peek())) {
      return fail(BAD_TEXT);
    }
    at++;
    return true;
  }

  private boolean markupInContent() {
    if (accept('/')) {
      return endTag();
    }
    if (accept('?')) {
      return instruction();
    }
    if (accept('!', '-', '-')) {
      return comment();
    }
    if (accept('!', '[', 'C', 'D', 'A', 'T', 'A', '[')) {
      return section();
    }
    return startTag();
  }

  private boolean endTag() {
    events++;
    int start = at;
    if (!name()) {
      return false;
    }
    depth--;
    if (!same(nameStart[depth], nameEnd[depth], start, at)) {
      return fail(MISMATCHED_TAG);
    }
    skipSpaces();
    return accept('>') || fail(MISMATCHED_TAG);
  }

  private boolean section() {
    events++;
    while (!accept(']', ']', '>')) {
      if (peek() == 0) {
        return fail(UNCLOSED);
      }
      at++;
    }
    return true;
  }
}
