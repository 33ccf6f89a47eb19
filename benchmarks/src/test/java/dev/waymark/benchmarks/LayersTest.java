package dev.waymark.benchmarks;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.USE_JAVA_UTIL_LOGGING;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * The architecture, checked on the compiled classes of all modules. Classes are found by path, so
 * that this module need not depend on the others.
 */
class LayersTest {
  private static final String OURS = "dev.waymark.";

  /** Modules, by package, in the order of imports: each uses only those before it. */
  static final List<String> MODULES =
      List.of(
          "api",
          "probe",
          "library",
          "program",
          "term",
          "path",
          "solver",
          "generalize",
          "bidirectional",
          "instrument",
          "target",
          "explore",
          "report",
          "confirm",
          "cli",
          "distribution",
          "maven",
          "validation",
          "benchmarks",
          "examples");

  /** Modules whose classes are loaded beside the code under test. */
  static final List<String> GUESTS = List.of("api", "probe", "library");

  private static JavaClasses ours = new ClassFileImporter().importClasses(List.of());

  @BeforeAll
  static void importModules() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of(".."))) {
      List<Path> compiled =
          folders.map(f -> f.resolve("target/classes")).filter(Files::isDirectory).toList();
      ours = new ClassFileImporter().importPaths(compiled);
    }
  }

  @Test
  void theClassesOfSeveralModulesAreFound() {
    assertTrue(ours.size() > 50, "only " + ours.size() + " classes");
    assertTrue(ours.contain("dev.waymark.program.Program"));
    assertTrue(ours.contain("dev.waymark.cli.Main"));
  }

  @Test
  void everyClassBelongsToAKnownModule() {
    classes().should().resideInAnyPackage(packagesOf(MODULES)).check(ours);
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void aModuleUsesNoneAfterIt(String module) {
    order(module, MODULES).check(ours);
  }

  @Test
  void theOrderOfModulesCanBeViolated() {
    assertTrue(order("cli", List.of("cli", "program")).evaluate(ours).hasViolation());
  }

  private static ArchRule order(String module, List<String> modules) {
    List<String> later = modules.subList(modules.indexOf(module) + 1, modules.size());
    return noClasses()
        .that()
        .resideInAPackage(packageOf(module))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(packagesOf(later))
        .allowEmptyShould(true);
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void internalPackagesAreUsedByTheirOwnModuleAlone(String module) {
    noClasses()
        .that()
        .resideOutsideOfPackage(packageOf(module))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(OURS + module + "..internal..")
        .check(ours);
  }

  @ParameterizedTest
  @FieldSource("GUESTS")
  void whatSharesTheTargetsJvmNeedsTheJdkAlone(String module) {
    classes()
        .that()
        .resideInAPackage(packageOf(module))
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.jspecify.annotations",
            packageOf("api"),
            packageOf("probe"),
            packageOf("library"))
        .allowEmptyShould(true)
        .check(ours);
  }

  @Test
  void graphAlgorithmsKnowNothingOfPrograms() {
    noClasses()
        .that()
        .resideInAPackage("dev.waymark.program.graph..")
        .should()
        .dependOnClassesThat(
            JavaClass.Predicates.resideInAPackage("dev.waymark..")
                .and(JavaClass.Predicates.resideOutsideOfPackage("dev.waymark.program.graph..")))
        .allowEmptyShould(true)
        .check(ours);
  }

  @Test
  void theProgramModelNeitherPrintsNorLogs() {
    noClasses()
        .that()
        .resideInAPackage(packageOf("program"))
        .should(ACCESS_STANDARD_STREAMS)
        .check(ours);
    noClasses()
        .that()
        .resideInAPackage(packageOf("program"))
        .should(USE_JAVA_UTIL_LOGGING)
        .check(ours);
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void thePackagesOfAModuleAreFreeOfCycles(String module) {
    noCycles(module).check(ours);
  }

  @Test
  void packagesThatDependOnEachOtherAreACycle() {
    JavaClasses cyclic =
        new ClassFileImporter().importClasses(Collection.class, List.class, Stream.class);
    assertTrue(noCycles(name -> name.startsWith("java.util")).evaluate(cyclic).hasViolation());
  }

  private static ArchRule noCycles(String module) {
    String root = OURS + module;
    return noCycles(name -> name.equals(root) || name.startsWith(root + "."));
  }

  private static ArchRule noCycles(Predicate<String> packages) {
    return slices()
        .assignedFrom(new Packages(packages))
        .should()
        .beFreeOfCycles()
        .allowEmptyShould(true);
  }

  /** Each package for itself; all but {@code chosen} are left out. */
  private record Packages(Predicate<String> chosen) implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      String name = type.getPackageName();
      return chosen.test(name) ? SliceIdentifier.of(name) : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
      return "packages";
    }
  }

  private static String packageOf(String module) {
    return OURS + module + "..";
  }

  private static String[] packagesOf(List<String> modules) {
    return modules.stream().map(LayersTest::packageOf).toArray(String[]::new);
  }
}
