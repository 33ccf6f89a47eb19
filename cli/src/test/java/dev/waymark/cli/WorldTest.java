package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Code under test finds the world as it is in other JVMs: resources, services, jars. */
class WorldTest {
  private static final String WORLD =
      """
      package w;
      import java.io.IOException;
      import java.util.ResourceBundle;
      import java.util.ServiceLoader;
      public class World {
        public interface Shape { int area(int x); }
        public static class Square implements Shape {
          public int area(int x) { return x == 777 ? -1 : 0; }
        }
        public static int own(int x) throws IOException {
          return World.class.getResourceAsStream("data.txt").readAllBytes().length == x ? 1 : 0;
        }
        public static boolean context(int x) {
          ClassLoader loader = Thread.currentThread().getContextClassLoader();
          return loader.getResource("w/data.txt") != null && x > 0;
        }
        public static boolean system(int x) {
          return ClassLoader.getSystemResource("w/data.txt") != null && x > 0;
        }
        public static boolean all(int x) throws IOException {
          return World.class.getClassLoader().getResources("w/data.txt").hasMoreElements() && x > 0;
        }
        public static String bundle(int x) {
          return x > 3 ? ResourceBundle.getBundle("w.texts").getString("big") : "small";
        }
        public static boolean source(int x) {
          return World.class.getProtectionDomain().getCodeSource().getLocation().getPath()
              .endsWith("world.jar") && x > 0;
        }
        public static int services(int x) {
          int sum = 0;
          for (Shape each : ServiceLoader.load(Shape.class)) sum += each.area(x);
          return sum == -1 ? 1 : 0;
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void resourcesServicesAndCodeSourcesAreThoseOfTheClassPath() throws IOException {
    Workshop workshop = new Workshop(folder);
    Path classes = workshop.compile("classes", "World.java", WORLD);
    workshop.write("classes/w/data.txt", "hello");
    workshop.write("classes/w/texts.properties", "big=BIG");
    workshop.write("classes/META-INF/services/w.World$Shape", "w.World$Square");
    workshop.jar("lib \u00fc/world.jar", classes);
    Execution execution = workshop.generate("w.World", "-cp", folder + "/lib \u00fc/*");
    assertEquals(0, execution.exitCode(), execution.err());
    String out = execution.out();
    assertFalse(out.contains("dropped"), out);
    assertFalse(out.contains("infeasible (exhausted"), out);
    for (String branch :
        new String[] {
          "length == x [true]",
          "getResource(\"w/data.txt\") != null [true]",
          "getSystemResource(\"w/data.txt\") != null [true]",
          "hasMoreElements() [true]",
          "endsWith(\"world.jar\") [true]",
          "sum == -1 [true]",
          "x == 777 [true]"
        }) {
      assertTrue(
          out.lines().anyMatch(line -> line.contains(branch) && line.contains("covered by")),
          branch + " in " + out);
    }
    assertTrue(out.contains("\"BIG\""), out);
  }

  @Test
  void packagesAreAsTheManifestSays() throws IOException {
    Workshop workshop = new Workshop(folder);
    Path classes =
        workshop.compile(
            "classes",
            "Versioned.java",
            "package v; public class Versioned { public static String version(int x) {"
                + " return Versioned.class.getPackage().getImplementationVersion(); } }");
    Path jar = workshop.jar("v.jar", classes, "Implementation-Version", "4.2");
    String out =
        workshop.generate("v.Versioned#version", "-cp", jar.toString(), "--no-confirm").out();
    assertTrue(out.contains("\"4.2\""), out);
  }

  @Test
  void testsOfSignedAndSealedJarsStandInAnotherPackage() throws Exception {
    Workshop workshop = new Workshop(folder);
    Path classes =
        workshop.compile(
            "classes",
            "Closed.java",
            """
            package s;
            public class Closed {
              public static int open(int x) { return hidden(x) > Limit.of() ? 1 : 0; }
              static int hidden(int x) { return x; }
            }
            class Limit {
              static int of() { return 3; }
            }
            """);
    Path signed = workshop.jar("signed.jar", classes);
    workshop.sign(signed);
    for (Path jar : new Path[] {signed, workshop.jar("sealed.jar", classes, "Sealed", "true")}) {
      Execution execution = workshop.generate("s.Closed", "-cp", jar.toString());
      assertEquals(0, execution.exitCode(), execution.err());
      assertFalse(execution.out().contains("dropped"), execution.out());
      assertTrue(execution.out().contains("2 of 2 branches covered"), execution.out());
      Path test = folder.resolve("out/s/waymark/ClosedWaymarkTest.java");
      assertTrue(Files.readString(test).startsWith("package s.waymark;\n"));
    }
    Execution hidden = workshop.generate("s.Closed#hidden", "-cp", signed.toString());
    assertEquals(11, hidden.exitCode());
    assertTrue(hidden.err().contains("signed or sealed"), hidden.err());
  }

  @Test
  void jarsThatManifestsNameAndNewerReleasesOfClassesAreUsed() throws IOException {
    Workshop workshop = new Workshop(folder);
    Path old = workshop.compile("old", "Rel.java", release("x > 1 ? 8 : 0"), "--release", "8");
    String newest =
        release("Only.is(x) ? 17 : 1")
            + "class Only { static boolean is(int x) {"
            + " return x == 4711; } }";
    Path versions = workshop.compile("new", "Rel.java", newest, "--release", "11");
    Path place = Files.createDirectories(old.resolve("META-INF/versions/11/m"));
    for (String name : new String[] {"Rel.class", "Only.class"}) {
      Files.copy(versions.resolve("m").resolve(name), place.resolve(name));
    }
    workshop.jar("a b/rel.jar", old, "Multi-Release", "true");
    Path user =
        workshop.compile(
            "user",
            "User.java",
            "package u; public class User { public static int use(int x) {"
                + " return m.Rel.of(x) == 17 ? 1 : 0; } }",
            "-cp",
            folder.resolve("a b/rel.jar").toString());
    Path jar = workshop.jar("user.jar", user, "Class-Path", "a%20b/rel.jar gone.jar");
    Execution execution = workshop.generate("u.User#use", "-cp", jar.toString());
    assertEquals(0, execution.exitCode(), execution.err());
    assertEquals("", execution.err());
    assertTrue(execution.out().contains("2 of 2 branches covered"), execution.out());
    assertTrue(execution.out().contains("2 tests written"), execution.out());
  }

  private static String release(String value) {
    return "package m; public class Rel { public static int of(int x) { return "
        + value
        + "; } }\n";
  }
}
