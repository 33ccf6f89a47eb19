package dev.waymark.program.source;

import java.net.URI;
import java.net.URISyntaxException;
import javax.tools.SimpleJavaFileObject;

/** A source file in memory, for the compiler. */
final class TextFileObject extends SimpleJavaFileObject {
  private final String text;

  TextFileObject(SourceFile file) {
    super(uri(file.path().replace('\\', '/')), Kind.SOURCE);
    this.text = file.text();
  }

  private static URI uri(String path) {
    try {
      return new URI("memory", null, path.startsWith("/") ? path : "/" + path, null);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(path, e);
    }
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return text;
  }
}
