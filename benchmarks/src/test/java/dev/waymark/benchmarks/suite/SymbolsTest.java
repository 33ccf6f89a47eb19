package dev.waymark.benchmarks.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.InstrumentingLoader;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SymbolsTest {
  private static final String SUBJECT = Subject.class.getName().replace('.', '/');

  /** What is made symbolic. */
  public static final class Subject {
    private Subject() {}

    /** Branches on two parameters, on what the JDK returned, and on the index of an element. */
    public static int mix(int a, double b, String text) {
      char[] letters = text.toCharArray();
      long sum = text.length() + letters[0] + 40L;
      return a > 1 && b < 2.5 && sum > 100 ? (int) sum : -1;
    }
  }

  private static ClassSource only() throws Exception {
    ClassSource all = ClassPath.open(location(Subject.class));
    return new ClassSource() {
      @Override
      public byte @Nullable [] find(String name) {
        return name.equals(SUBJECT) ? all.find(name) : null;
      }

      @Override
      public List<String> names() {
        return List.of(SUBJECT);
      }
    };
  }

  private static Path location(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static Method mix() throws Exception {
    ClassSource symbolic = new SymbolSource(only());
    ClassPath all = new ClassPath(List.of(symbolic, ClassPath.open(location(Symbols.class))));
    String symbols = Symbols.class.getName().replace('.', '/');
    Instrumenter instrumenter =
        new Instrumenter(new Program(all), name -> name.equals(SUBJECT) || name.equals(symbols));
    return new InstrumentingLoader(symbolic, instrumenter, SymbolsTest.class.getClassLoader())
        .loadClass(Subject.class.getName())
        .getMethod("mix", int.class, double.class, String.class);
  }

  @AfterEach
  void end() {
    Symbols.end();
  }

  @Test
  void numbersBecomeSymbolicWhereTheyComeIn() throws Exception {
    Method mix = mix();
    Symbols.begin();
    assertEquals(Subject.mix(3, 1.5, "abc"), mix.invoke(null, 3, 1.5, "abc"));
    assertEquals(4, Symbols.branches());
    assertTrue(Symbols.created() >= 8, "symbols: " + Symbols.created());
  }

  @Test
  void withoutARunAllStaysConcrete() throws Exception {
    Method mix = mix();
    long before = Symbols.created();
    assertEquals(-1, mix.invoke(null, 0, 1.5, "abc"));
    assertEquals(before, Symbols.created());
  }
}
