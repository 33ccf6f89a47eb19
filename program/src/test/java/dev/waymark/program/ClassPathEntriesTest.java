package dev.waymark.program;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathEntriesTest {
  private static final String MANIFEST = "META-INF/MANIFEST.MF";

  @TempDir private Path folder;

  /** A jar of files that hold their own names; the manifest has one more line. */
  private Path jar(String name, String manifest, String... files) throws IOException {
    Path jar = folder.resolve(name);
    Files.createDirectories(jar.getParent());
    try (OutputStream bytes = Files.newOutputStream(jar);
        ZipOutputStream out = new ZipOutputStream(bytes)) {
      out.putNextEntry(new ZipEntry(MANIFEST));
      out.write(("Manifest-Version: 1.0\n" + manifest + "\n").getBytes(UTF_8));
      for (String each : files) {
        out.putNextEntry(new ZipEntry(each));
        out.write(each.getBytes(UTF_8));
      }
    }
    return jar;
  }

  private static ClassPathEntries read(Object... entries) {
    String[] texts = new String[entries.length];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = entries[i].toString();
    }
    return ClassPathEntries.of(String.join(File.pathSeparator, texts));
  }

  @Test
  void aStarStandsForTheJarsOfAFolder() throws IOException {
    Path b = jar("lib \u00fc/b.jar", "");
    Path a = jar("lib \u00fc/a.JAR", "");
    Files.writeString(folder.resolve("lib \u00fc/notes.txt"), "text");
    assertEquals(List.of(a, b), read(folder.resolve("lib \u00fc") + "/*").places());
    assertEquals(
        List.of("classpath entry has no jars: " + folder + "/gone/*"),
        read(a, folder + "/gone/*").warnings());
  }

  @Test
  void whatDoesNotExistIsIgnoredUnlessNothingIsLeft() throws IOException {
    Path text = Files.writeString(folder.resolve("notes.txt"), "text");
    ClassPathEntries entries = read("", "gone", text, folder, folder);
    assertEquals(List.of(folder), entries.places());
    assertEquals(2, entries.warnings().size(), entries.warnings().toString());
    assertThrows(ProgramException.class, () -> read("gone", text));
    assertEquals(List.of(), read("").places());
  }

  @Test
  void aManifestAddsJarsNextToItsOwnAndMayGoInCircles() throws IOException {
    Path last = jar("last.jar", "");
    Path other = jar("more here/other.jar", "Class-Path: ../first.jar");
    Path first = jar("first.jar", "Class-Path: more%20here/other.jar gone.jar http://x/y.jar ::");
    List<Path> places = read(first, last).places();
    assertEquals(3, places.size(), places.toString());
    assertTrue(Files.isSameFile(other, places.get(1)), places.toString());
    assertEquals(last, places.get(2));
  }

  @Test
  void aJarOfSeveralReleasesHasTheClassesOfThisOne() throws IOException {
    String[] files = {
      "p/A.class", "META-INF/versions/9/p/A.class", "META-INF/versions/9/p/B.class"
    };
    ClassSource all = ClassPath.open(jar("all.jar", "Multi-Release: true", files));
    assertEquals(List.of("p/A", "p/B"), all.names());
    assertArrayEquals(files[1].getBytes(UTF_8), all.find("p/A"));
    ClassSource one = ClassPath.open(jar("one.jar", "", files));
    assertEquals(List.of("p/A"), one.names());
    assertArrayEquals(files[0].getBytes(UTF_8), one.find("p/A"));
  }

  @Test
  void signedJarsAndSealedPackagesLetNoOthersIn() throws IOException {
    assertTrue(ClassPath.open(jar("s.jar", "", "META-INF/ME.SF", "p/A.class")).isClosed("p/A"));
    assertTrue(ClassPath.open(jar("t.jar", "Sealed: true", "p/A.class")).isClosed("p/A"));
    ClassSource some = ClassPath.open(jar("u.jar", "\nName: p/\nSealed: true", "p/A.class"));
    assertTrue(some.isClosed("p/A"));
    assertFalse(some.isClosed("q/A"));
    ClassPath both = new ClassPath(List.of(ClassPath.open(folder), some));
    assertTrue(both.isClosed("p/A"));
    assertEquals(folder.resolve("u.jar"), both.place("p/A"));
    assertEquals(List.of(folder, folder.resolve("u.jar")), both.places());
  }
}
