package dev.waymark.benchmarks.program;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Subjects;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.program.ClassSource;
import dev.waymark.program.JdkClasses;
import dev.waymark.program.MethodModel;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.ControlDependence;
import dev.waymark.program.graph.PostDominators;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** How fast, and how completely, whole libraries become program models. */
public final class ProgramTable implements Table {
  private static final int QUICK_STRIDE = 10;

  private final ToIntFunction<MethodModel> builder;

  public ProgramTable() {
    this(ProgramTable::buildAll);
  }

  /** A table that builds models with {@code builder}, which returns the number of statements. */
  ProgramTable(ToIntFunction<MethodModel> builder) {
    this.builder = builder;
  }

  /** Builds everything that the model knows of a method; returns the number of statements. */
  private static int buildAll(MethodModel method) {
    Cfg cfg = method.cfg();
    ControlDependence.of(cfg.graph(), PostDominators.of(cfg.graph(), cfg.exits()));
    method.branchGraph();
    method.abstractNodes();
    return method.code().statements().size();
  }

  @Override
  public String name() {
    return "program";
  }

  @Override
  public String summary() {
    return "models of all methods of a library; milliseconds of one cold pass, in this order";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("library", 20),
        Column.number("classes"),
        Column.number("methods"),
        Column.number("failures"),
        Column.number("statements"),
        Column.number("milliseconds"));
  }

  @Override
  public void run(Options options, Results results) {
    for (MeasuredLibrary library : libraries(options.subjects())) {
      measure(options.effort() == Effort.QUICK ? library.every(QUICK_STRIDE) : library, results);
    }
  }

  private static List<MeasuredLibrary> libraries(Subjects subjects) {
    ClassSource base = JdkClasses.module("java.base");
    List<String> names = base.names();
    Stream<MeasuredLibrary> jars =
        Stream.of("commons-lang3", "commons-math3", "guava")
            .map(a -> MeasuredLibrary.of(subjects, a));
    Stream<MeasuredLibrary> packages =
        Stream.of("java/lang/", "java/util/", "java/time/", "java/math/")
            .map(p -> MeasuredLibrary.ofPackage("java.base", base, names, p));
    return Stream.concat(jars, packages).toList();
  }

  /** Measures one library, with reading its classes. */
  void measure(MeasuredLibrary library, Results results) {
    ProgramPass pass = new ProgramPass(library, builder);
    long start = System.nanoTime();
    pass.run();
    long milliseconds = (System.nanoTime() - start) / 1_000_000;
    results.row(
        library.name(),
        library.classes().size(),
        pass.methods(),
        pass.failures().size(),
        pass.statements(),
        milliseconds);
    pass.failures().forEach(results::failure);
  }
}
