package dev.waymark.distribution.pack;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A zip file to be written, the same for the same contents. It stores files as they are, since
 * nearly all of them are jars.
 */
final class Archive implements AutoCloseable {
  private static final FileTime TIME = FileTime.from(Instant.parse("2000-01-01T00:00:00Z"));
  private static final String PLAIN = "rw-r--r--";
  private static final String EXECUTABLE = "rwxr-xr-x";

  private final FileSystem zip;

  private Archive(FileSystem zip) {
    this.zip = zip;
  }

  /** Replaces {@code file}. */
  static Archive create(Path file) throws IOException {
    Files.deleteIfExists(file);
    Map<String, String> how =
        Map.of(
            "create", "true", "compressionMethod", "STORED", "enablePosixFileAttributes", "true");
    return new Archive(FileSystems.newFileSystem(URI.create("jar:" + file.toUri()), how));
  }

  void text(String name, String text) throws IOException {
    add(name, text.getBytes(StandardCharsets.UTF_8), PLAIN);
  }

  void file(String name, Path file) throws IOException {
    add(name, Files.readAllBytes(file), PLAIN);
  }

  void program(String name, Path file) throws IOException {
    add(name, Files.readAllBytes(file), EXECUTABLE);
  }

  /** All files in {@code folder}, in the order of their names; not those of folders in it. */
  void folder(String name, Path folder) throws IOException {
    for (Path each : filesIn(folder)) {
      file(name + each.getFileName(), each);
    }
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private void add(String name, byte[] content, String permissions) throws IOException {
    Path entry = zip.getPath("/").resolve(name);
    Path folder = entry.getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.write(entry, content);
    describe(entry, permissions);
  }

  /** The times of folders are those of their last change, until the end. */
  @Override
  public void close() throws IOException {
    try (zip) {
      for (Path each : folders()) {
        describe(each, EXECUTABLE);
      }
    }
  }

  private static void describe(Path entry, String permissions) throws IOException {
    Files.getFileAttributeView(entry, BasicFileAttributeView.class).setTimes(TIME, TIME, TIME);
    Files.setPosixFilePermissions(entry, PosixFilePermissions.fromString(permissions));
  }

  private List<Path> folders() throws IOException {
    Path root = zip.getPath("/");
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(each -> Files.isDirectory(each) && !each.equals(root)).toList();
    }
  }
}
