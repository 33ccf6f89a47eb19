package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.real.random.Task;
import dev.waymark.benchmarks.subjects.real.ColorParser;
import dev.waymark.benchmarks.subjects.real.CronField;
import dev.waymark.benchmarks.subjects.real.DateValidator;
import dev.waymark.benchmarks.subjects.real.ExpressionParser;
import dev.waymark.benchmarks.subjects.real.Iban;
import dev.waymark.benchmarks.subjects.real.JsonTokenizer;
import dev.waymark.benchmarks.subjects.real.Matrix;
import dev.waymark.benchmarks.subjects.real.RomanNumerals;
import dev.waymark.benchmarks.subjects.real.SemanticVersion;
import dev.waymark.benchmarks.subjects.real.TelegramDecoder;
import dev.waymark.benchmarks.table.Subjects;
import dev.waymark.program.ClassPath;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A class to cover.
 *
 * @param name what rows call it
 * @param classPath where it is
 */
record RealSubject(String name, Extent extent, List<Path> classPath) {
  private static final Set<String> QUICK =
      Set.of("Soundex", "BitField", "OptionValidator", "DoubleMath", "RomanNumerals", "Iban");

  /** Of each library one or two, and three more; small ones, for PIT runs many tests. */
  private static final Set<String> MUTATED =
      Set.of(
          "Soundex",
          "Hex",
          "CharRange",
          "BitField",
          "OptionValidator",
          "DoubleMath",
          "CombinatoricsUtils",
          "RomanNumerals",
          "DateValidator",
          "Iban");

  private static final Set<String> QUICK_TO_MUTATE = Set.of("BitField", "DateValidator");

  private static final List<Class<?>> OWN =
      List.of(
          RomanNumerals.class,
          DateValidator.class,
          ExpressionParser.class,
          JsonTokenizer.class,
          Iban.class,
          SemanticVersion.class,
          Matrix.class,
          ColorParser.class,
          CronField.class,
          TelegramDecoder.class);

  /** All, in the order of the table. */
  static List<RealSubject> all(Subjects libraries) {
    List<RealSubject> all = new ArrayList<>();
    String codec = "org.apache.commons.codec.";
    Path jar = libraries.jar("commons-codec");
    add(all, jar, codec + "language.Soundex", codec + "language.RefinedSoundex");
    add(all, jar, codec + "binary.Hex", codec + "language.ColognePhonetic");
    add(all, jar, codec + "language.Caverphone2");
    String lang = "org.apache.commons.lang3.";
    jar = libraries.jar("commons-lang3");
    add(all, jar, lang + "CharRange", lang + "CharSet", lang + "BitField");
    all.add(stringUtils(jar));
    add(all, jar, lang + "math.IEEE754rUtils", lang + "time.DurationFormatUtils");
    add(all, libraries.jar("commons-cli"), "org.apache.commons.cli.OptionValidator");
    String guava = "com.google.common.";
    jar = libraries.jar("guava");
    add(all, jar, guava + "primitives.Ints", guava + "primitives.Chars");
    add(all, jar, guava + "base.CaseFormat", guava + "net.HostAndPort", guava + "math.DoubleMath");
    String math = "org.apache.commons.math3.util.";
    jar = libraries.jar("commons-math3");
    add(all, jar, math + "MathUtils", math + "CombinatoricsUtils");
    for (Class<?> type : OWN) {
      add(all, ClassPath.placeOf(type), type.getName());
    }
    return all;
  }

  /** The class is too large to be covered in the time; its methods are in alphabetical order. */
  private static RealSubject stringUtils(Path jar) {
    Extent extent =
        new Extent("org/apache/commons/lang3/StringUtils", "abbreviate", "countMatches");
    return new RealSubject("StringUtils", extent, List.of(jar));
  }

  private static void add(List<RealSubject> all, Path place, String... classNames) {
    for (String className : classNames) {
      String name = className.substring(className.lastIndexOf('.') + 1);
      all.add(new RealSubject(name, Extent.of(className), List.of(place)));
    }
  }

  /** Random calls of this class, in {@code folder}. */
  Task calls(Path folder, long seed, Duration time) {
    String places =
        classPath.stream()
            .map(path -> path.toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    return new Task(
        extent, places, folder.toString(), seed, time.toMillis(), Task.CALL_MILLISECONDS);
  }

  boolean isQuick() {
    return QUICK.contains(name);
  }

  /** Whether mutants are made of it. */
  boolean isToMutate() {
    return MUTATED.contains(name);
  }

  /** Whether mutants are made of it even if there is little time. */
  boolean isQuickToMutate() {
    return QUICK_TO_MUTATE.contains(name);
  }

  ClassPath classes() {
    return new ClassPath(classPath.stream().map(ClassPath::open).toList());
  }
}
