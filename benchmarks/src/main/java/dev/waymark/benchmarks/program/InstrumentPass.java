package dev.waymark.benchmarks.program;

import dev.waymark.instrument.InstrumentedClass;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.InstrumentingLoader;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One pass over a library: its classes are instrumented, then defined and verified. */
final class InstrumentPass implements ClassSource {
  private final MeasuredLibrary library;
  private final Instrumenter instrumenter;
  private final Map<String, byte[]> instrumented = new HashMap<>();
  private final List<String> failures = new ArrayList<>();
  private int methods;
  private int fallbacks;
  private int verifyErrors;
  private int unresolved;
  private long before;
  private long after;
  private long nanoseconds;

  InstrumentPass(MeasuredLibrary library) {
    this.library = library;
    this.instrumenter = new Instrumenter(new Program(library.source()), name -> true);
  }

  void run() {
    library.classes().forEach(this::instrument);
    ClassLoader parent = InstrumentPass.class.getClassLoader();
    ClassLoader loader = new InstrumentingLoader(this, null, parent);
    library.classes().forEach(name -> verify(name.replace('/', '.'), loader));
  }

  private void instrument(String name) {
    byte[] bytes = library.source().find(name);
    if (bytes == null) {
      return;
    }
    long start = System.nanoTime();
    try {
      InstrumentedClass result = instrumenter.instrument(name, bytes);
      instrumented.put(name, result.bytes());
      methods += result.methods();
      fallbacks += result.fallbacks().size();
      before += bytes.length;
      after += result.bytes().length;
    } catch (RuntimeException e) {
      failures.add(name + ": " + e);
    }
    nanoseconds += System.nanoTime() - start;
  }

  /** The JVM links a class, and so verifies it, before it lists the methods. */
  private void verify(String name, ClassLoader loader) {
    try {
      Class<?> type = Class.forName(name, false, loader);
      if (type.getDeclaredMethods().length < 0) {
        throw new IllegalStateException(name);
      }
    } catch (VerifyError | ClassFormatError e) {
      verifyErrors++;
      failures.add(name + ": " + e.toString().lines().findFirst().orElse(""));
    } catch (LinkageError | ClassNotFoundException e) {
      unresolved++;
    }
  }

  /** The instrumented class; classes that were left out stay as they are. */
  @Override
  public byte @Nullable [] find(String name) {
    byte[] bytes = instrumented.get(name);
    return bytes != null ? bytes : library.source().find(name);
  }

  @Override
  public List<String> names() {
    return library.source().names();
  }

  int methods() {
    return methods;
  }

  int fallbacks() {
    return fallbacks;
  }

  int verifyErrors() {
    return verifyErrors;
  }

  /** Classes that need others which are not there. */
  int unresolved() {
    return unresolved;
  }

  double sizeRatio() {
    return (double) after / before;
  }

  long nanoseconds() {
    return nanoseconds;
  }

  /** What went wrong, a line each. */
  List<String> failures() {
    return failures;
  }
}
