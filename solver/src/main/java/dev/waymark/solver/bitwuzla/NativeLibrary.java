package dev.waymark.solver.bitwuzla;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;

/** Unpacks and loads the native library, once. */
final class NativeLibrary {
  private static final boolean LOADED = load();

  private NativeLibrary() {}

  static boolean isLoaded() {
    return LOADED;
  }

  private static boolean load() {
    Optional<String> name = fileName(System.getProperty("os.name"), System.getProperty("os.arch"));
    if (name.isEmpty()) {
      return false;
    }
    try (InputStream library = NativeLibrary.class.getResourceAsStream(name.get())) {
      return library != null && load(library, name.get());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot unpack " + name.get(), e);
    }
  }

  /** What does not link, such as for want of a C++ runtime, counts as absent. */
  private static boolean load(InputStream library, String name) throws IOException {
    Path file = Files.createTempFile("waymark-", name);
    file.toFile().deleteOnExit();
    Files.copy(library, file, StandardCopyOption.REPLACE_EXISTING);
    try {
      System.load(file.toString());
      return true;
    } catch (UnsatisfiedLinkError e) {
      return false;
    }
  }

  /** The library for a platform, as the JVM names it. */
  static Optional<String> fileName(String system, String architecture) {
    String platform = system.split(" ", 2)[0].toLowerCase(Locale.ROOT) + "-" + architecture;
    return switch (platform) {
      case "linux-amd64" -> Optional.of("libbitwuzlaj-x64.so");
      case "linux-aarch64" -> Optional.of("libbitwuzlaj-arm64.so");
      case "windows-amd64" -> Optional.of("libbitwuzlaj-x64.dll");
      default -> Optional.empty();
    };
  }
}
