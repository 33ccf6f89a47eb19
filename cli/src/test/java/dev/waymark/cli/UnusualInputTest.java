package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever users point at, they get one clear line and an exit code that says what to do. */
class UnusualInputTest {
  private static final String CLASSES =
      """
      package odd;
      public class Odd {
        static { if (true) throw new IllegalStateException("boom"); }
        public static int f(int x) { return x > 0 ? 1 : 0; }
      }
      class Plain {
        int one() { return 1; }
        native int n(int x);
        private int p(int x) { return x; }
        static class In { int g(int y) { return y > 0 ? 1 : 2; } }
        class Inner { int h(int y) { return y; } }
        public static void main(String[] arguments) {}
      }
      class Touchy {
        static int at(int x) {
          if (System.getProperty("java.class.path").contains("junit")) throw new Error();
          return x;
        }
      }
      interface Marker {}
      interface Unimplemented { int f(int x); }
      @interface Note { int value(); }
      enum Empty {}
      class Base {}
      class Child extends Base { int c(int x) { return x > 5 ? 1 : 0; } }
      """;

  @TempDir private Path folder;
  private String classes = "";

  @BeforeEach
  void compile() throws IOException {
    classes = new Workshop(folder).compile("classes", "Odd.java", CLASSES).toString();
  }

  private Execution generate(String... args) {
    return new Workshop(folder).generate(args);
  }

  private Execution in(String classPath, String target, String... more) {
    String[] args = new String[more.length + 3];
    args[0] = target;
    args[1] = "-cp";
    args[2] = classPath;
    System.arraycopy(more, 0, args, 3, more.length);
    return generate(args);
  }

  private static void assertSays(int code, String words, Execution execution) {
    assertTrue(execution.err().contains(words), execution.err());
    assertEquals(1, execution.err().lines().count(), execution.err());
    assertFalse(execution.err().contains("\tat "), execution.err());
    assertEquals(code, execution.exitCode(), execution.err());
    assertFalse(execution.out().contains("100.0 %"), execution.out());
  }

  private Path copy(String name, String to) throws IOException {
    Path target = folder.resolve(to);
    Files.createDirectories(target.getParent());
    return Files.copy(Path.of(classes, name), target);
  }

  @Test
  void whatIsThereButCannotBeExploredHasACodeOfItsOwn() {
    String none = "none has code that tests can call";
    for (String name : new String[] {"Marker", "Unimplemented", "Note", "Empty"}) {
      assertSays(11, none, in(classes, "odd." + name));
    }
    assertSays(11, "its initializer throws java.lang.IllegalStateException: boom", odd("Odd"));
    assertSays(11, "private method", odd("Plain#p"));
    assertSays(11, "native method", odd("Plain#n"));
    assertSays(11, "abstract method", odd("Unimplemented#f"));
    assertSays(11, "constructor that tests cannot call", odd("Plain$Inner"));
    assertSays(11, "is a class of the JDK", odd("java.util.BitSet", ""));
  }

  private Execution odd(String target) {
    return odd(target, "odd.");
  }

  private Execution odd(String target, String prefix) {
    return in(classes, prefix + target);
  }

  @Test
  void brokenClassFilesAreToldAsSuch() throws IOException {
    copy("odd/Plain.class", "wrong/Plain.class");
    assertSays(11, "holds class odd.Plain", in(folder + "/wrong", "Plain"));
    copy("odd/Child.class", "alone/odd/Child.class");
    assertSays(11, "NoClassDefFoundError: odd/Base", in(folder + "/alone", "odd.Child"));
    Path file = copy("odd/Plain.class", "bad/odd/Plain.class");
    byte[] bytes = Files.readAllBytes(file);
    bytes[7] = (byte) (Runtime.version().feature() + 45);
    Files.write(file, bytes);
    String tooNew = "is compiled for Java " + (Runtime.version().feature() + 1);
    assertSays(11, tooNew, in(folder + "/bad", "odd.Plain"));
    assertSays(11, tooNew, generate(folder + "/bad/"));
    bytes[7] = 99;
    Files.write(file, bytes);
    assertSays(11, "newer than Waymark knows", in(folder + "/bad", "odd.Plain"));
    Files.write(file, new byte[] {1, 2, 3});
    assertSays(11, "not a class file", in(folder + "/bad", "odd.Plain"));
    assertSays(11, "not a class file", generate(folder + "/bad"));
  }

  @Test
  void withoutBranchesNothingIsCoveredInPercent() throws IOException {
    Path json = folder.resolve("found.json");
    Execution execution = in(classes, "odd.Plain#one", "--json", json.toString());
    assertEquals(0, execution.exitCode(), execution.err());
    assertTrue(execution.out().contains("no branches\n"), execution.out());
    assertFalse(execution.out().contains("%"), execution.out());
    assertTrue(Files.readString(json).contains("\"coverage\" : null"), Files.readString(json));
  }

  @Test
  void nestedClassesMainMethodsAndConstructorsAreFound() {
    for (String target : new String[] {"Plain.In", "Plain$In#g", "Plain#main", "Plain#<init>"}) {
      Execution execution = in(classes, "odd." + target, "--no-confirm");
      assertEquals(0, execution.exitCode(), execution.err());
    }
  }

  @Test
  void namesThatAreNotThereAreGuessed() {
    assertSays(2, "class not found: odd.plain (did you mean odd.Plain?)", odd("plain"));
    assertSays(2, "class not found: Odd.Plain (did you mean odd.Plain?)", odd("Odd.Plain", ""));
    assertSays(2, "no method oen in odd.Plain (did you mean one?)", odd("Plain#oen"));
    assertSays(2, "no method one(I)I in odd.Plain (it has: one()I)", odd("Plain#one(I)I"));
    assertSays(2, "not a target: '#f'", odd("#f", ""));
    assertSays(2, "unknown criterion brnch (did you mean branch?)", choose("--criterion", "brnch"));
    assertSays(2, "unknown strategy dsf (did you mean dfs?)", choose("--strategy", "dsf"));
    assertSays(2, "unknown label mode tigt (did you mean tight?)", choose("--label-mode", "tigt"));
  }

  private Execution choose(String option, String value) {
    return in(classes, "odd.Plain", option, value);
  }

  @Test
  void placesWithoutClassesAreRejected() throws IOException {
    Workshop workshop = new Workshop(folder);
    Path empty = workshop.folder("empty");
    String text = workshop.write("notes.txt", "text").toString();
    assertSays(2, "there are no classes in", generate(empty + "/"));
    assertSays(2, "there are no classes in", generate(workshop.jar("e.jar", empty).toString()));
    assertSays(2, "neither a folder nor a readable jar", generate(text));
    assertSays(2, "neither a folder nor a readable jar", in(text, "odd.Plain"));
    assertSays(2, "classpath entry does not exist: gone", in("gone", "odd.Plain"));
    assertSays(2, "no such folder or jar: gone/x.jar", generate("gone/x.jar"));
    assertSays(2, "for the folder, write ./src", generate("src"));
  }

  @Test
  void whatJavaIgnoresOnTheClassPathIsToldAndIgnored() throws IOException {
    String text = new Workshop(folder).write("notes.txt", "text").toString();
    Execution execution =
        in(String.join(java.io.File.pathSeparator, "", "gone", text, classes), "odd.Plain#one");
    assertEquals(0, execution.exitCode(), execution.err());
    assertEquals(
        "waymark: classpath entry does not exist: gone\n"
            + "waymark: classpath entry is neither a folder nor a readable jar: "
            + text
            + "\n",
        execution.err());
  }

  @Test
  void placesThatCannotBeWrittenAreRefusedBeforeExploring() throws IOException {
    String file = new Workshop(folder).write("file", "").toString();
    for (String[] option :
        new String[][] {
          {"--out", file},
          {"--out", file + "/x/y"},
          {"--results", file},
          {"--json", file + "/x"},
          {"--json", folder.toString()}
        }) {
      Execution execution =
          Execution.of("generate", "odd.Plain#one", "-cp", classes, option[0], option[1]);
      assertSays(2, "cannot write " + option[0] + " " + option[1] + ": ", execution);
      assertEquals("", execution.out());
    }
  }

  @Test
  void numbersThatMakeNoSenseAreRejected() {
    assertSays(2, "--seconds must be at least 1", choose("--seconds", "0"));
    assertSays(2, "--seconds must be at least 1", choose("--seconds", "-1"));
    String err = choose("--seconds", "99999999999").err();
    assertTrue(err.contains("'99999999999' is not a whole number, or too large"), err);
  }

  @Test
  void thatAllTestsAreDroppedIsACodeOfItsOwn() {
    Execution execution = in(classes, "odd.Touchy#at");
    assertEquals(13, execution.exitCode(), execution.out() + execution.err());
    assertTrue(execution.out().contains("dropped: at1"), execution.out());
  }
}
