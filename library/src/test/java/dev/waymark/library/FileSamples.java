package dev.waymark.library;

import dev.waymark.library.file.FileContents;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Small files of one folder, and files that are not there. */
final class FileSamples {
  private static final String CHARACTERS = "ab=\n\r";

  private static final Path FOLDER = folder();

  private FileSamples() {}

  private static Path folder() {
    try {
      Path folder = Files.createTempDirectory("samples");
      folder.toFile().deleteOnExit();
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void add(MoreSamples.Target target, UnaryOperator<Object> wrap, Random random) {
    target.add(Path.class, () -> path(wrap, random));
    target.add(File.class, () -> file(wrap, random));
    target.add(
        Charset.class,
        () -> random.nextBoolean() ? StandardCharsets.UTF_8 : StandardCharsets.US_ASCII);
    target.add(LinkOption[].class, () -> new LinkOption[0]);
  }

  /** Of the files that are there, some were changed since. */
  private static Path path(UnaryOperator<Object> wrap, Random random) {
    Path file = FOLDER.resolve("file" + random.nextInt(3));
    try {
      if (random.nextInt(6) == 0) {
        Files.deleteIfExists(file);
        return file;
      }
      String text = (String) wrap.apply(text(random));
      Files.writeString(file, text);
      FileContents.hold(file, text);
      if (random.nextInt(6) == 0) {
        Files.writeString(file, text(random));
      }
      file.toFile().deleteOnExit();
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static File file(UnaryOperator<Object> wrap, Random random) {
    Path path = path(wrap, random);
    return FileContents.handOn(path, path.toFile());
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(8); left > 0; left--) {
      text.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
    }
    return text.toString();
  }
}
