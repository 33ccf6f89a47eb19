package dev.waymark.confirm;

import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;

/**
 * What to see of tests.
 *
 * @param program the code under test
 * @param methods those whose objectives count
 */
public record Measuring(Program program, Collection<MethodModel> methods, LabelChoice choice) {
  /** Writes classes that note what happens in them. */
  InstrumentedClasses write(Path folder) throws IOException {
    return InstrumentedClasses.write(program, methods, choice, folder);
  }
}
