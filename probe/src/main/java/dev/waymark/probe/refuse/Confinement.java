package dev.waymark.probe.refuse;

import java.io.File;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.nio.file.FileSystems;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Collection;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What may be done, and what not. A call is harmless if no argument leads out of the folder. */
final class Confinement {
  private static final Set<String> LOCAL = Set.of("file", "jar", "jrt");
  private static final Set<Object> READING =
      Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);

  /** Its file names are patterns. */
  private static final String HANDLER = "java/util/logging/FileHandler";

  private static final Set<String> OPENING =
      Set.of("open", "newByteChannel", "newFileChannel", "newAsynchronousFileChannel");

  private final Path folder;
  private final Set<Permission> allowed;

  /** All of {@code allowed}, and any file in {@code folder}. */
  Confinement(Path folder, Set<Permission> allowed) throws IOException {
    this.folder = folder.toRealPath();
    this.allowed = Set.copyOf(allowed);
  }

  boolean allows(Permission permission) {
    return allowed.contains(permission);
  }

  /**
   * What {@code permission} a call lacks, in words; null if it may go on.
   *
   * @param arguments its references, the receiver first
   */
  @Nullable String objection(
      Permission permission, String owner, String name, @Nullable Object... arguments) {
    if (permission == Permission.FILES) {
      return fileObjection(owner, name, arguments);
    }
    boolean isLocal =
        Arrays.stream(arguments)
            .anyMatch(each -> each instanceof URL url && LOCAL.contains(url.getProtocol()));
    return allows(permission) || isLocal ? null : permission.deed();
  }

  private @Nullable String fileObjection(String owner, String name, @Nullable Object... arguments) {
    if (Arrays.stream(arguments).anyMatch(FileDescriptor.class::isInstance)) {
      return "using the streams of the JVM itself";
    }
    if (allows(Permission.FILES) || isReading(owner, name, arguments)) {
      return null;
    }
    if (owner.equals(HANDLER)) {
      return Permission.FILES.deed();
    }
    for (Object each : arguments) {
      if (each != null && !isInside(each, owner)) {
        return Permission.FILES.deed() + " (" + each + ")";
      }
    }
    return null;
  }

  private static boolean isReading(String owner, String name, @Nullable Object... arguments) {
    if (owner.equals("java/io/FileInputStream") || owner.equals("java/io/FileReader")) {
      return true;
    }
    if (owner.equals("java/io/RandomAccessFile")) {
      return Objects.equals(arguments[arguments.length - 1], "r");
    }
    if (OPENING.contains(name)) {
      return Arrays.stream(arguments).allMatch(Confinement::isForReading);
    }
    return name.equals("copy") && Arrays.stream(arguments).anyMatch(OutputStream.class::isInstance);
  }

  private static boolean isForReading(@Nullable Object argument) {
    if (argument instanceof StandardOpenOption) {
      return READING.contains(argument);
    }
    if (argument instanceof Collection<?> options) {
      return READING.containsAll(options);
    }
    return !(argument instanceof Object[] options) || READING.containsAll(Arrays.asList(options));
  }

  private boolean isInside(Object argument, String owner) {
    try {
      if (argument instanceof File file) {
        return isInside(file.toPath());
      }
      if (argument instanceof Path path) {
        return path.getFileSystem() != FileSystems.getDefault() || isInside(path);
      }
      boolean isPath = argument instanceof String && !owner.startsWith("java/nio/");
      return !isPath || isInside(Path.of((String) argument));
    } catch (InvalidPathException e) {
      return true;
    }
  }

  /** Follows links as far as the path exists. */
  private boolean isInside(Path path) {
    Path absolute = path.toAbsolutePath().normalize();
    Path existing = absolute;
    while (existing != null) {
      try {
        Path rest = existing.relativize(absolute);
        return existing.toRealPath().resolve(rest).normalize().startsWith(folder);
      } catch (IOException e) {
        existing = existing.getParent();
      }
    }
    return false;
  }
}
