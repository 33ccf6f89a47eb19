import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Writes the models that are the same for several types, so that each has one source. The build
 * runs it before it compiles: {@code java GenerateModels.java SOURCES TEMPLATES TARGET}.
 *
 * <p>The model of {@code StringBuffer} is that of {@code StringBuilder} with the other name. In a
 * template, what stands between {@code //# each TYPES} and {@code //# end} is written once for each
 * of these types of elements: {@code element} is the type, {@code Element} the name of its box. A
 * line that ends with {@code //# TYPES} is for these types alone.
 */
final class GenerateModels {
  private static final String BUILDER = "dev/waymark/library/java/lang/StringBuilderModel.java";
  private static final String SUFFIX = ".template";
  private static final String MARK = "//# ";
  private static final String EACH = MARK + "each ";
  private static final String END = MARK + "end";
  private static final Map<String, String> BOXES =
      Map.of(
          "boolean",
          "Boolean",
          "byte",
          "Byte",
          "short",
          "Short",
          "char",
          "Character",
          "int",
          "Integer",
          "long",
          "Long",
          "float",
          "Float",
          "double",
          "Double");

  private GenerateModels() {}

  public static void main(String[] args) throws IOException {
    Path sources = Path.of(args[0]);
    Path templates = Path.of(args[1]);
    Path target = Path.of(args[2]);
    String builder = Files.readString(sources.resolve(BUILDER));
    write(
        target.resolve(BUILDER.replace("StringBuilder", "StringBuffer")),
        builder.replace("StringBuilder", "StringBuffer"));
    try (Stream<Path> files = Files.walk(templates)) {
      for (Path file : files.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList()) {
        String name = templates.relativize(file).toString();
        write(
            target.resolve(name.substring(0, name.length() - SUFFIX.length())),
            expanded(Files.readAllLines(file)));
      }
    }
  }

  /** Leaves a file alone that is as it should be, so that nothing is compiled anew. */
  private static void write(Path file, String text) throws IOException {
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
  }

  private static String expanded(List<String> template) {
    StringBuilder text = new StringBuilder();
    List<String> types = List.of();
    List<String> block = new ArrayList<>();
    for (String line : template) {
      if (line.strip().startsWith(EACH)) {
        types = words(line.strip().substring(EACH.length()));
      } else if (line.strip().equals(END)) {
        types.forEach(type -> append(text, block, type));
        types = List.of();
        block.clear();
      } else if (types.isEmpty()) {
        text.append(line).append('\n');
      } else {
        block.add(line);
      }
    }
    return text.toString();
  }

  private static void append(StringBuilder text, List<String> block, String type) {
    for (String line : block) {
      int mark = line.indexOf(MARK);
      if (mark < 0 || words(line.substring(mark + MARK.length())).contains(type)) {
        String code = mark < 0 ? line : line.substring(0, mark).stripTrailing();
        text.append(code.replaceAll("\\belement\\b", type).replace("ElementModel", model(type)));
        text.append('\n');
      }
    }
  }

  private static String model(String type) {
    return BOXES.get(type) + "Model";
  }

  private static List<String> words(String text) {
    return List.of(text.strip().split(" "));
  }
}
