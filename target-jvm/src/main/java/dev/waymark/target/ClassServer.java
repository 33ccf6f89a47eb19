package dev.waymark.target;

import dev.waymark.instrument.InstrumentedClass;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.instrument.site.MethodTable;
import dev.waymark.instrument.site.Recording;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.Program;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Instruments the classes of a program when a target JVM asks for them, each once. */
public final class ClassServer {
  private final Program program;
  private final Instrumenter instrumenter;
  private final Map<String, byte[]> ready = new HashMap<>();
  private final List<Path> places;
  private final Map<String, Integer> placeOf = new HashMap<>();

  public ClassServer(Program program, Instrumenter instrumenter) {
    this.program = program;
    this.instrumenter = instrumenter;
    this.places = program.classes().places();
  }

  /** The folders and jars with the classes and their resources. */
  List<Path> places() {
    return places;
  }

  /** The number of the place that has the class; less than 0 if it comes from elsewhere. */
  int place(String name) {
    return placeOf.computeIfAbsent(name, this::findPlace);
  }

  private int findPlace(String name) {
    Path place = program.classes().place(name);
    return place == null ? -1 : places.indexOf(place);
  }

  /** What the numbers in traces mean. */
  public SiteTable sites() {
    return instrumenter.sites();
  }

  /** The labels of the classes. */
  public LabelTable labels() {
    return instrumenter.labels();
  }

  /** What the numbers of methods in whole paths mean. */
  MethodTable methods() {
    return instrumenter.methods();
  }

  /** Whether the classes can tell whole paths. */
  boolean recordsWholePaths() {
    return instrumenter.recording() == Recording.WHOLE_PATHS;
  }

  /** The instrumented class with internal name {@code name}; null if the program has none. */
  byte @Nullable [] find(String name) {
    byte[] known = ready.get(name);
    if (known == null) {
      byte[] bytes = program.classFile(name);
      if (bytes != null) {
        InstrumentedClass result = instrumenter.instrument(name, bytes);
        known = result.bytes();
        ready.put(name, known);
      }
    }
    return known;
  }
}
