package dev.waymark.program;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The classes of the running JDK, all modules, read from its run-time image. */
public final class JdkClasses implements ClassSource {
  private final FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
  private final Map<String, List<FolderSource>> modulesOfPackage = new ConcurrentHashMap<>();

  /** One module of the JDK, such as {@code java.base}. */
  public static ClassSource module(String name) {
    Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", name);
    if (!Files.isDirectory(root)) {
      throw new ProgramException("the running JDK has no module " + name);
    }
    return new FolderSource(root);
  }

  @Override
  public byte @Nullable [] find(String name) {
    int slash = name.lastIndexOf('/');
    if (slash < 0) {
      return null;
    }
    for (FolderSource module : modulesOf(name.substring(0, slash).replace('/', '.'))) {
      byte[] bytes = module.find(name);
      if (bytes != null) {
        return bytes;
      }
    }
    return null;
  }

  @Override
  public List<String> names() {
    return children(image.getPath("modules")).stream()
        .flatMap(module -> new FolderSource(module).names().stream())
        .sorted()
        .toList();
  }

  private List<FolderSource> modulesOf(String packageName) {
    return modulesOfPackage.computeIfAbsent(packageName, this::readModules);
  }

  private List<FolderSource> readModules(String packageName) {
    Path folder = image.getPath("packages", packageName);
    return children(folder).stream()
        .map(link -> new FolderSource(image.getPath("modules", link.getFileName().toString())))
        .toList();
  }

  private static List<Path> children(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.sorted().toList();
    } catch (IOException e) {
      throw new ProgramException("cannot list " + folder + " in the JDK's image", e);
    }
  }
}
