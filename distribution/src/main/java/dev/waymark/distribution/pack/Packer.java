package dev.waymark.distribution.pack;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes {@code waymark.zip} and {@code waymark.jar}; the build runs it.
 *
 * @param module the folder of this module
 * @param jars what the command line needs
 */
record Packer(Path module, List<Path> jars) {
  private static final String LAUNCHER = "waymark-launcher.jar";

  /** Takes the folder of the module and Waymark's version; the class path is what it packs. */
  public static void main(String[] args) throws IOException {
    Packer packer = new Packer(Path.of(args[0]), jarsOf(System.getProperty("java.class.path", "")));
    packer.writeZip();
    packer.writeJar(args[1]);
  }

  private static List<Path> jarsOf(String classPath) {
    return Stream.of(classPath.split(File.pathSeparator, -1))
        .map(Path::of)
        .filter(Files::isRegularFile)
        .sorted(Comparator.comparing(each -> each.toFile().getName()))
        .toList();
  }

  private void writeZip() throws IOException {
    Path source = module.resolve("src/main/dist");
    try (Archive zip = Archive.create(target("waymark.zip"))) {
      zip.file("waymark/README.txt", source.resolve("README.txt"));
      zip.program("waymark/bin/waymark", source.resolve("bin/waymark"));
      zip.program("waymark/bin/waymark.bat", source.resolve("bin/waymark.bat"));
      zip.folder("waymark/completion/", target("completion"));
      zip.file("waymark/lib/java.sh", module.resolve("../.build/java.sh"));
      zip.file("waymark/lib/" + LAUNCHER, target(LAUNCHER));
      addJars(zip, "waymark/lib/");
      addLicences(zip, "waymark/licences/");
    }
  }

  /** The launcher, and the jars that it unpacks. */
  private void writeJar(String version) throws IOException {
    try (Archive jar = Archive.create(target("waymark.jar"))) {
      jar.text("META-INF/MANIFEST.MF", manifest(version));
      jar.folder("dev/waymark/distribution/", target("classes/dev/waymark/distribution"));
      jar.text("lib/stamp", Stamp.of(jars));
      addJars(jar, "lib/");
      addLicences(jar, "licences/");
    }
  }

  private static String manifest(String version) {
    return """
        Manifest-Version: 1.0
        Main-Class: dev.waymark.distribution.Launcher
        Implementation-Title: Waymark
        Implementation-Version: %s
        """
        .formatted(version);
  }

  private void addJars(Archive archive, String folder) throws IOException {
    for (Path each : jars) {
      archive.file(folder + each.getFileName(), each);
    }
  }

  private void addLicences(Archive archive, String folder) throws IOException {
    archive.file(folder + "Apache-2.0.txt", module.resolve("../LICENSE"));
    archive.folder(folder, module.resolve("src/main/dist/licences"));
  }

  private Path target(String name) {
    return module.resolve("target").resolve(name);
  }
}
