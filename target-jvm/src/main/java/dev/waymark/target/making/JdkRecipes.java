package dev.waymark.target.making;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How to make objects of classes of the JDK, and how to use them, in a table. */
final class JdkRecipes {
  /**
   * A call: the class whose objects it makes, the method, and limits for its parameters.
   *
   * @param owner the internal name of the class that has the method
   * @param isUse whether it is called on an object that is there
   */
  record Recipe(
      String type,
      String owner,
      String name,
      String descriptor,
      List<Maker.Limits> limits,
      boolean isUse) {}

  /**
   * The class, an arrow for what makes its objects or a dot for what may be called on them, the
   * member, and ranges for its numbers. A member without descriptor is a constant.
   */
  private static final String TABLE =
      """
      java/lang/Class <- java/lang/String class
      java/lang/Class <- java/lang/Integer class
      java/lang/Class <- java/lang/Integer TYPE
      java/math/BigDecimal <- java/math/BigDecimal valueOf(JI) -1000000000000..1000000000000 0..4
      java/math/BigInteger <- java/math/BigInteger valueOf(J)
      java/time/LocalDate <- java/time/LocalDate of(III) 1900..2100 1..12 1..31
      java/time/LocalTime <- java/time/LocalTime of(II) 0..23 0..59
      java/time/LocalDateTime <- java/time/LocalDateTime of(IIIII) 1900..2100 1..12 1..31 0..23 0..59
      java/time/Instant <- java/time/Instant ofEpochSecond(J) 0..4102444800
      java/time/Duration <- java/time/Duration ofSeconds(J) -1000000000..1000000000
      java/time/Period <- java/time/Period of(III) -1000..1000 -1000..1000 -10000..10000
      java/time/YearMonth <- java/time/YearMonth of(II) 1900..2100 1..12
      java/time/Year <- java/time/Year of(I) 1900..2100
      java/time/MonthDay <- java/time/MonthDay of(II) 1..12 1..31
      java/time/ZoneId <- java/time/ZoneOffset UTC
      java/time/ZoneOffset <- java/time/ZoneOffset UTC
      java/time/ZonedDateTime <- java/time/ZonedDateTime of(Ljava/time/LocalDateTime;Ljava/time/ZoneId;)
      java/time/OffsetDateTime <- java/time/OffsetDateTime of(Ljava/time/LocalDateTime;Ljava/time/ZoneOffset;)
      java/time/Clock <- java/time/Clock fixed(Ljava/time/Instant;Ljava/time/ZoneId;)
      java/util/Date <- java/util/Date <init>(J) 0..4102444800000
      java/util/UUID <- java/util/UUID <init>(JJ)
      java/util/Locale <- java/util/Locale ROOT
      java/util/Locale <- java/util/Locale US
      java/util/Locale <- java/util/Locale GERMANY
      java/util/Currency <- java/util/Currency getInstance(Ljava/util/Locale;)
      java/util/Random <- java/util/Random <init>(J)
      java/util/OptionalInt <- java/util/OptionalInt of(I)
      java/util/OptionalInt <- java/util/OptionalInt empty()
      java/util/OptionalLong <- java/util/OptionalLong of(J)
      java/util/OptionalLong <- java/util/OptionalLong empty()
      java/util/OptionalDouble <- java/util/OptionalDouble of(D)
      java/util/OptionalDouble <- java/util/OptionalDouble empty()
      java/util/Scanner <- java/util/Scanner <init>(Ljava/lang/String;)
      java/util/Properties <- java/util/Properties <init>()
      java/util/Properties . java/util/Properties setProperty(Ljava/lang/String;Ljava/lang/String;)
      java/util/Map$Entry <- java/util/Map entry(Ljava/lang/Object;Ljava/lang/Object;)
      java/util/BitSet <- java/util/BitSet <init>(I) -1..64
      java/util/BitSet . java/util/BitSet set(I) -1..64
      java/util/concurrent/atomic/AtomicInteger <- java/util/concurrent/atomic/AtomicInteger <init>(I)
      java/util/concurrent/atomic/AtomicLong <- java/util/concurrent/atomic/AtomicLong <init>(J)
      java/util/concurrent/atomic/AtomicBoolean <- java/util/concurrent/atomic/AtomicBoolean <init>(Z)
      java/util/regex/Pattern <- java/util/regex/Pattern compile(Ljava/lang/String;)
      java/net/URI <- java/net/URI create(Ljava/lang/String;)
      java/nio/file/Path <- dev/waymark/library/file/InputFiles path(Ljava/lang/String;)
      java/nio/file/Path <- dev/waymark/library/file/InputFiles pathNamed(Ljava/lang/String;)
      java/io/File <- dev/waymark/library/file/InputFiles file(Ljava/lang/String;)
      java/io/File <- dev/waymark/library/file/InputFiles fileNamed(Ljava/lang/String;)
      java/io/Reader <- java/io/StringReader <init>(Ljava/lang/String;)
      java/io/StringReader <- java/io/StringReader <init>(Ljava/lang/String;)
      java/io/BufferedReader <- java/io/BufferedReader <init>(Ljava/io/Reader;)
      java/io/InputStream <- java/io/ByteArrayInputStream <init>([B)
      java/io/ByteArrayInputStream <- java/io/ByteArrayInputStream <init>([B)
      java/io/Writer <- java/io/StringWriter <init>()
      java/io/StringWriter <- java/io/StringWriter <init>()
      java/io/PrintWriter <- java/io/PrintWriter <init>(Ljava/io/Writer;)
      java/io/OutputStream <- java/io/ByteArrayOutputStream <init>()
      java/io/ByteArrayOutputStream <- java/io/ByteArrayOutputStream <init>()
      java/io/PrintStream <- java/io/PrintStream <init>(Ljava/io/OutputStream;)
      java/lang/Appendable <- java/lang/StringBuilder <init>()
      java/lang/StringBuilder <- java/lang/StringBuilder <init>(Ljava/lang/String;)
      java/lang/StringBuilder <- java/lang/StringBuilder <init>()
      java/lang/StringBuffer <- java/lang/StringBuffer <init>(Ljava/lang/String;)
      java/lang/StringBuffer <- java/lang/StringBuffer <init>()
      java/lang/Throwable <- java/lang/IllegalStateException <init>(Ljava/lang/String;)
      java/lang/Exception <- java/lang/IllegalStateException <init>(Ljava/lang/String;)
      java/lang/RuntimeException <- java/lang/IllegalStateException <init>(Ljava/lang/String;)
      java/lang/IllegalArgumentException <- java/lang/IllegalArgumentException <init>(Ljava/lang/String;)
      java/lang/IllegalStateException <- java/lang/IllegalStateException <init>(Ljava/lang/String;)
      java/lang/UnsupportedOperationException <- java/lang/UnsupportedOperationException <init>(Ljava/lang/String;)
      java/io/IOException <- java/io/IOException <init>(Ljava/lang/String;)
      java/util/NoSuchElementException <- java/util/NoSuchElementException <init>(Ljava/lang/String;)
      """;

  private static final Pattern LINE =
      Pattern.compile("(\\S+) (<-|\\.) (\\S+) ([^\\s(]+)(\\(\\S*\\))?((?: -?\\d+\\.\\.\\d+)*)");

  private static final Map<String, List<Recipe>> RECIPES = read();

  private JdkRecipes() {}

  private static Map<String, List<Recipe>> read() {
    Map<String, List<Recipe>> all = new LinkedHashMap<>();
    TABLE.lines().forEach(line -> add(line, all));
    return all;
  }

  private static void add(String line, Map<String, List<Recipe>> all) {
    Matcher matcher = LINE.matcher(line);
    if (!matcher.matches()) {
      throw new IllegalStateException("no recipe: " + line);
    }
    String type = matcher.group(1);
    String descriptor = matcher.group(5) == null ? "" : matcher.group(5);
    List<Maker.Limits> limits = new ArrayList<>();
    for (String range : matcher.group(6).strip().split(" ", -1)) {
      if (!range.isEmpty()) {
        String[] ends = range.split("\\.\\.", -1);
        limits.add(new Maker.Limits(Long.parseLong(ends[0]), Long.parseLong(ends[1])));
      }
    }
    boolean isUse = matcher.group(2).equals(".");
    all.computeIfAbsent(type, key -> new ArrayList<>())
        .add(new Recipe(type, matcher.group(3), matcher.group(4), descriptor, limits, isUse));
  }

  /** The recipes for objects of a class, by its internal name. */
  static List<Recipe> of(String type) {
    return RECIPES.getOrDefault(type, List.of());
  }
}
