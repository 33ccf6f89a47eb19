package dev.waymark.confirm;

import dev.waymark.report.junit.TestClass;
import dev.waymark.report.junit.TestSource;
import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A class of tests, as the compiler reads it. */
final class SourceObject extends SimpleJavaFileObject {
  private final TestClass type;
  private final TestSource source;

  private SourceObject(TestClass type) {
    super(URI.create("memory:///" + type.name() + Kind.SOURCE.extension), Kind.SOURCE);
    this.type = type;
    this.source = type.source();
  }

  static SourceObject of(TestClass type) {
    return new SourceObject(type);
  }

  TestClass type() {
    return type;
  }

  TestSource source() {
    return source;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return source.text();
  }
}
