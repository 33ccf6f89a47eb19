package dev.waymark.report;

import dev.waymark.program.ir.MethodRef;
import java.util.List;

/** Files that are inputs, in a folder of the test that JUnit makes and removes. */
public final class FileInputs {
  /** The name of the field with the folder. */
  public static final String FOLDER = "tempDir";

  private static final String MAKER = "dev/waymark/library/file/InputFiles";

  private FileInputs() {}

  /** Whether {@code maker} makes a file. */
  static boolean includes(MethodRef maker) {
    return maker.owner().equals(MAKER);
  }

  /** What makes the file, or names one, given its content or name. */
  static String expression(MethodRef maker, String text) {
    boolean isNamed = maker.name().endsWith("Named");
    String path =
        isNamed
            ? FOLDER + ".resolve(" + text + ")"
            : "java.nio.file.Files.writeString(" + FOLDER + ".resolve(\"file.txt\"), " + text + ")";
    return maker.name().startsWith("file") ? path + ".toFile()" : path;
  }

  /** Whether some of the statements use the folder. */
  public static boolean areIn(List<String> statements) {
    return statements.stream().anyMatch(each -> each.contains(FOLDER + ".resolve("));
  }
}
