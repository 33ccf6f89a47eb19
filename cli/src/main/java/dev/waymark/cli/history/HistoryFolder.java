package dev.waymark.cli.history;

import dev.waymark.cli.console.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A folder with the results of classes, a file for each class and kind of settings. A file is there
 * as a whole or not at all, whoever else writes to the folder. Its first line has the key of the
 * result and a hash of the rest.
 */
public record HistoryFolder(Path folder, Console console) {
  private static final String FORMAT = "waymark history 1";
  private static final int LONGEST_NAME = 100;
  private static final int DIGITS = 16;

  /** The file for a class that is explored with what {@code settings} say. */
  private Path file(String type, String settings) {
    String end = type.substring(Math.max(0, type.length() - LONGEST_NAME));
    String hash = HistoryKeys.sha256(type + " " + settings).substring(0, DIGITS);
    return folder.resolve(end + "-" + hash + ".json");
  }

  /**
   * The result of the class, if it was kept under {@code key}. A file that cannot be used is
   * reported.
   *
   * @param isFitting whether a result can be one of the class
   */
  public Optional<ClassResult> find(
      String type, String settings, String key, Predicate<ClassResult> isFitting) {
    Path file = file(type, settings);
    try {
      String text = Files.readString(file);
      int end = text.indexOf('\n');
      String head = end < 0 ? text : text.substring(0, end);
      if (!head.startsWith(FORMAT + " ")) {
        return unusable(type, file, "is not from a history of this Waymark");
      }
      String body = text.substring(end + 1);
      if (!head.endsWith(" " + HistoryKeys.sha256(body))) {
        return unusable(type, file, "is damaged");
      }
      if (!head.equals(head(key, body))) {
        return Optional.empty();
      }
      ClassResult result = ResultCodec.read(body);
      return isFitting.test(result)
          ? Optional.of(result)
          : unusable(type, file, "is not about this class");
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      return unusable(type, file, "cannot be read");
    }
  }

  private static String head(String key, String body) {
    return FORMAT + " " + key + " " + HistoryKeys.sha256(body);
  }

  private Optional<ClassResult> unusable(String type, Path file, String why) {
    console.complain(file + " " + why + ": " + type + " is explored again");
    return Optional.empty();
  }

  /** Keeps a result under {@code key}, in place of an older one. */
  public void keep(ClassResult result, String settings, String key) {
    Path file = file(result.type(), settings);
    try {
      String body = ResultCodec.write(result);
      Files.createDirectories(folder);
      Path unfinished = Files.createTempFile(folder, "unfinished", ".part");
      try {
        Files.writeString(unfinished, head(key, body) + "\n" + body);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(unfinished);
      }
    } catch (IOException e) {
      console.complain("cannot keep the result of " + result.type() + " in " + folder + ": " + e);
    }
  }
}
