package dev.waymark.program;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** Class files in a jar, multi-release ones as the running JDK would see them. */
final class JarSource implements ClassSource {
  private final Path file;
  private final JarFile jar;
  private final Lazy<Manifest> manifest = new Lazy<>(this::readManifest);
  private final Lazy<Boolean> isSigned = new Lazy<>(this::findSignature);
  private final Lazy<List<String>> names = new Lazy<>(this::readNames);

  private JarSource(Path file, JarFile jar) {
    this.file = file;
    this.jar = jar;
  }

  /**
   * Opens a jar for as long as the process lives.
   *
   * @throws ProgramException if the file is not a jar
   */
  public static JarSource open(Path file) {
    try {
      return new JarSource(
          file, new JarFile(file.toFile(), false, ZipFile.OPEN_READ, Runtime.version()));
    } catch (IOException e) {
      throw new ProgramException(
          "classpath entry is neither a folder nor a readable jar: " + file, e);
    }
  }

  @Override
  public byte @Nullable [] find(String name) {
    JarEntry entry = jar.getJarEntry(name + ".class");
    return entry == null ? null : read(entry);
  }

  private byte[] read(JarEntry entry) {
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new ProgramException(
          "cannot read " + entry.getName() + " in " + file + ": " + e.getMessage(), e);
    }
  }

  @Override
  public List<String> names() {
    return names.get();
  }

  private List<String> readNames() {
    return jar.versionedStream()
        .map(ZipEntry::getName)
        .filter(ClassNames::isClass)
        .map(ClassNames::strip)
        .sorted()
        .toList();
  }

  @Override
  public List<Path> places() {
    return List.of(file);
  }

  @Override
  public @Nullable Path place(String name) {
    return jar.getJarEntry(name + ".class") == null ? null : file;
  }

  @Override
  public boolean isClosed(String name) {
    return isSigned.get() || isSealed(Declaration.packageOf(name));
  }

  /** Whether there is a signature; one that does not fit keeps others out, too. */
  private boolean findSignature() {
    return jar.stream()
        .map(entry -> entry.getName().toUpperCase(Locale.ROOT))
        .anyMatch(name -> name.matches("META-INF/[^/]+\\.SF"));
  }

  private boolean isSealed(String packageName) {
    Attributes own = manifest.get().getAttributes(packageName + "/");
    String sealed = own == null ? null : own.getValue(Attributes.Name.SEALED);
    if (sealed == null) {
      sealed = manifest.get().getMainAttributes().getValue(Attributes.Name.SEALED);
    }
    return "true".equalsIgnoreCase(sealed);
  }

  private Manifest readManifest() {
    try {
      Manifest found = jar.getManifest();
      return found == null ? new Manifest() : found;
    } catch (IOException e) {
      return new Manifest();
    }
  }

  /** What the manifest adds to the class path; as for {@code java}, nonsense adds nothing. */
  List<Path> classPath() {
    String text = manifest.get().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
    return text == null
        ? List.of()
        : Stream.of(text.strip().split("\\s+", -1)).flatMap(this::beside).toList();
  }

  private Stream<Path> beside(String url) {
    try {
      return Stream.of(Path.of(file.toUri().resolve(URI.create(url))));
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Stream.of();
    }
  }
}
