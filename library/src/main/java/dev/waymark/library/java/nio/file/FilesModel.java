package dev.waymark.library.java.nio.file;

import dev.waymark.library.file.FileContents;
import dev.waymark.library.stream.ObjectSources;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@link Files}: what reads a text. */
public final class FilesModel {
  private FilesModel() {}

  public static String readString(Path file) throws IOException {
    return FileContents.text(file, Files.readString(file));
  }

  public static String readString(Path file, Charset charset) throws IOException {
    return FileContents.text(file, Files.readString(file, charset));
  }

  public static List<? extends @Nullable Object> readAllLines(Path file) throws IOException {
    return FileContents.isHeld(file)
        ? FileContents.lines(readString(file))
        : Files.readAllLines(file);
  }

  public static List<? extends @Nullable Object> readAllLines(Path file, Charset charset)
      throws IOException {
    return FileContents.isHeld(file)
        ? FileContents.lines(readString(file, charset))
        : Files.readAllLines(file, charset);
  }

  @SuppressWarnings("StreamResourceLeak") // who asks for it closes it
  public static Stream<? extends @Nullable Object> lines(Path file) throws IOException {
    return FileContents.isHeld(file)
        ? ObjectSources.list(FileContents.lines(readString(file)))
        : Files.lines(file);
  }

  @SuppressWarnings("StreamResourceLeak") // who asks for it closes it
  public static Stream<? extends @Nullable Object> lines(Path file, Charset charset)
      throws IOException {
    return FileContents.isHeld(file)
        ? ObjectSources.list(FileContents.lines(readString(file, charset)))
        : Files.lines(file, charset);
  }

  public static BufferedReader newBufferedReader(Path file) throws IOException {
    return FileContents.isHeld(file)
        ? FileContents.reader(readString(file))
        : Files.newBufferedReader(file);
  }

  public static BufferedReader newBufferedReader(Path file, Charset charset) throws IOException {
    return FileContents.isHeld(file)
        ? FileContents.reader(readString(file, charset))
        : Files.newBufferedReader(file, charset);
  }

  public static boolean exists(Path file, LinkOption[] options) {
    return Files.exists(file, options);
  }

  public static boolean notExists(Path file, LinkOption[] options) {
    return Files.notExists(file, options);
  }

  public static boolean isDirectory(Path file, LinkOption[] options) {
    return Files.isDirectory(file, options);
  }

  public static boolean isRegularFile(Path file, LinkOption[] options) {
    return Files.isRegularFile(file, options);
  }

  public static boolean isReadable(Path file) {
    return Files.isReadable(file);
  }
}
