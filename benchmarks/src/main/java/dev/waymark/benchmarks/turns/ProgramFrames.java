package dev.waymark.benchmarks.turns;

import dev.waymark.program.ClassModel;
import dev.waymark.program.Program;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;

/** Computes frames without loading classes: the program knows their superclasses. */
public final class ProgramFrames extends ClassWriter {
  private static final String OBJECT = "java/lang/Object";

  private final Program program;

  public ProgramFrames(Program program) {
    super(COMPUTE_FRAMES);
    this.program = program;
  }

  @Override
  protected String getCommonSuperClass(String left, String right) {
    Set<String> above = new LinkedHashSet<>();
    for (String name = left; name != null; name = superclass(name)) {
      above.add(name);
    }
    for (String name = right; name != null; name = superclass(name)) {
      if (above.contains(name)) {
        return name;
      }
    }
    return OBJECT;
  }

  /** The superclass; of an interface, as for the JVM, the class of all objects. */
  private @Nullable String superclass(String name) {
    ClassModel model = program.find(name);
    return model == null ? null : model.superName();
  }
}
