package dev.waymark.cli.generate;

import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.program.ProgramException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which Waymark this is, for JSON. */
public final class ToolIdentity {
  private ToolIdentity() {}

  public static Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", "waymark");
    data.put("version", new ManifestVersion().getVersion()[0].replaceFirst("waymark ", ""));
    data.put("sha256", sha256(jars()));
    data.put("java", Integer.toString(Runtime.version().feature()));
    return data;
  }

  /** Waymark's jars on the class path, by name. */
  private static List<Path> jars() {
    return Arrays.stream(System.getProperty("java.class.path", "").split(File.pathSeparator))
        .map(Path::of)
        .filter(each -> each.getFileName() != null)
        .filter(each -> each.getFileName().toString().matches("waymark-.*\\.jar"))
        .filter(Files::isRegularFile)
        .sorted(Comparator.comparing(each -> each.getFileName().toString()))
        .toList();
  }

  /** One hash of all of {@code files}; empty if there are none. */
  private static String sha256(List<Path> files) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Path each : files) {
        digest.update(Files.readAllBytes(each));
      }
      return files.isEmpty() ? "" : HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    } catch (IOException e) {
      throw new ProgramException("cannot read Waymark's own jars: " + e.getMessage(), e);
    }
  }
}
