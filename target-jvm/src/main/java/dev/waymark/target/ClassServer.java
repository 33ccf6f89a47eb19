package dev.waymark.target;

import dev.waymark.instrument.InstrumentedClass;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.SiteTable;
import dev.waymark.program.ClassModel;
import dev.waymark.program.Program;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Instruments the classes of a program when a target JVM asks for them, each once. */
public final class ClassServer {
  private final Program program;
  private final Instrumenter instrumenter;
  private final Map<String, byte[]> ready = new HashMap<>();
  private boolean hasMutableStatics;

  public ClassServer(Program program, Instrumenter instrumenter) {
    this.program = program;
    this.instrumenter = instrumenter;
  }

  /** What the numbers in traces mean. */
  public SiteTable sites() {
    return instrumenter.sites();
  }

  /** Whether a class served to this loader has static state that runs may change. */
  boolean hasMutableStatics() {
    return hasMutableStatics;
  }

  /** All classes are asked for anew, by another loader. */
  void startAnew() {
    hasMutableStatics = false;
  }

  /** The instrumented class with internal name {@code name}; null if the program has none. */
  byte @Nullable [] find(String name) {
    byte[] known = ready.get(name);
    if (known == null) {
      byte[] bytes = program.classes().find(name);
      if (bytes != null) {
        InstrumentedClass result = instrumenter.instrument(name, bytes);
        known = result.bytes();
        ready.put(name, known);
      }
    }
    if (known != null && !hasMutableStatics) {
      ClassModel model = program.find(name);
      hasMutableStatics = model == null || model.hasMutableStatics();
    }
    return known;
  }
}
