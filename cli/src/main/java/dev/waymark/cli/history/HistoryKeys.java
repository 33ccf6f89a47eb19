package dev.waymark.cli.history;

import dev.waymark.program.ClassSource;
import dev.waymark.program.dependency.Dependencies;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Stands for all that the result on a class depends on. */
public final class HistoryKeys {
  /** What tests need besides the code that they test. */
  private static final List<String> TEST_LIBRARIES =
      List.of("org/junit/jupiter/api/Test", "org/mockito/Mockito");

  private final ClassSource classes;
  private final Dependencies dependencies;
  private @Nullable String everything;

  public HistoryKeys(ClassSource classes) {
    this.classes = classes;
    this.dependencies = new Dependencies(classes);
  }

  /**
   * The key of classes that are explored with what {@code settings} say.
   *
   * @param names the internal names of the classes that share a source file
   */
  public String of(Collection<String> names, String settings) {
    MessageDigest digest = sha256();
    Set<String> all = dependencies.of(names);
    update(digest, settings);
    update(digest, Runtime.version().toString());
    update(digest, String.join(" ", names));
    TEST_LIBRARIES.forEach(each -> update(digest, String.valueOf(fileOf(each))));
    for (String name : all) {
      update(digest, name + " " + classes.isClosed(name));
      update(digest, classes.find(name));
    }
    if (dependencies.areSearching(all)) {
      update(digest, everything());
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private @Nullable Path fileOf(String name) {
    Path place = classes.place(name);
    return place == null ? null : place.getFileName();
  }

  /** A hash of all files on the class path, for code that may look for any of them. */
  private String everything() {
    String known = everything;
    if (known == null) {
      MessageDigest digest = sha256();
      classes.places().forEach(place -> updateAll(digest, place));
      known = HexFormat.of().formatHex(digest.digest());
      everything = known;
    }
    return known;
  }

  private static void updateAll(MessageDigest digest, Path place) {
    try (Stream<Path> files = Files.walk(place)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        update(digest, place.relativize(file).toString());
        update(digest, Files.readAllBytes(file));
      }
    } catch (IOException | UncheckedIOException e) {
      update(digest, "unreadable " + place);
    }
  }

  /** A short name for {@code text}, as part of the name of a file. */
  static String sha256(String text) {
    MessageDigest digest = sha256();
    update(digest, text);
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void update(MessageDigest digest, String text) {
    update(digest, text.getBytes(StandardCharsets.UTF_8));
  }

  /** With the length, so that where one thing ends and another begins counts, too. */
  private static void update(MessageDigest digest, byte @Nullable [] bytes) {
    byte[] all = bytes == null ? new byte[0] : bytes;
    digest.update((all.length + " ").getBytes(StandardCharsets.UTF_8));
    digest.update(all);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
