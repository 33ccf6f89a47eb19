package dev.waymark.confirm;

import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.objective.Objectives;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.instrument.site.Recording;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The classes of some methods as files that note what happens in them.
 *
 * @param folder where they are
 * @param coverage tells objectives by the numbers of outcomes
 */
record InstrumentedClasses(Path folder, Instrumenter instrumenter, BranchCoverage coverage) {
  /** Writes the classes that have {@code methods} to {@code folder}. */
  static InstrumentedClasses write(
      Program program, Collection<MethodModel> methods, LabelChoice choice, Path folder)
      throws IOException {
    LabelTable labels = new LabelTable(choice.labelling().of(methods));
    Set<String> owners =
        methods.stream()
            .map(method -> method.ref().owner())
            .collect(Collectors.toCollection(TreeSet::new));
    Instrumenter instrumenter =
        new Instrumenter(program, owners::contains, labels, Recording.COVERAGE);
    for (String owner : owners) {
      byte[] bytes = Objects.requireNonNull(program.classes().find(owner));
      Path file = folder.resolve(owner + ".class");
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.write(file, instrumenter.instrument(owner, bytes).bytes());
    }
    Objectives objectives = Objectives.of(methods, choice, labels);
    return new InstrumentedClasses(
        folder, instrumenter, new BranchCoverage(objectives, instrumenter.sites(), labels));
  }

  /** How many outcomes there are. */
  int outcomes() {
    return instrumenter.sites().size();
  }

  /** The objectives that are covered if {@code noted} happened; all there are, in their order. */
  List<Branch> covered(BitSet noted) {
    BitSet outcomes = (BitSet) noted.clone();
    instrumenter.sites().addImplied(outcomes);
    return coverage.covered(outcomes);
  }

  List<Branch> objectives() {
    return List.copyOf(coverage.objectives().keySet());
  }
}
