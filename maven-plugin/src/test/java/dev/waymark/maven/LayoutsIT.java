package dev.waymark.maven;

import static dev.waymark.maven.Build.goal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** Tests are generated in real builds of projects of many kinds, and surefire runs them. */
class LayoutsIT {
  @Test
  void aProjectThatHasThePluginInItsPom() {
    Layout single = Layout.copied("single", "single");
    single
        .build("verify", "-Dwaymark.branchThreshold=90", "-Dwaymark.feasibleBranchThreshold=100")
        .succeeded()
        .ran(5, "com.acme.PostageWaymarkTest")
        .ran(1, "com.acme.PostageTest")
        .says("branch coverage is 90.0 % (9 of 10)")
        .says("coverage of feasible branches is 100.0 % (9 of 9)");
    single
        .build(goal("check"), "-Dwaymark.branchThreshold=95")
        .failedWith("single: branch coverage is 90\\.0 % \\(9 of 10\\), below branchThreshold 95");
    single
        .build(goal("check"), "-Dwaymark.branchThreshold=95", "-Dwaymark.haltOnFailure=false")
        .succeeded()
        .says("[WARNING] single: branch coverage is 90.0 % (9 of 10), below branchThreshold 95");
  }

  @Test
  void theOtherGoalsWorkFromWhatGenerateFound() {
    Layout single = Layout.copied("single", "goals");
    Build all =
        single
            .build(
                "test-compile",
                goal("cover"),
                goal("report"),
                goal("export"),
                goal("explain"),
                "-Dwaymark.targetMethods=com.acme.Postage#cents",
                "-Dwaymark.criteria=branch,mcdc")
            .succeeded();
    all.says("branch            10          4        40.0 %");
    all.says("line 10 sets cents = 85; line 14 needs cents < 85");
    all.says("1 file copied to");
    assertTrue(Files.exists(single.path("target/waymark-reports")));
    String exported = "src/test/java/com/acme/PostageWaymarkTest.java";
    assertTrue(single.text(exported).contains("class PostageWaymarkTest"));
    single.replace(exported, "class PostageWaymarkTest", "/* mine */ class PostageWaymarkTest");
    single
        .build(
            goal("export"),
            "verify",
            "-Dwaymark.criteria=branch,mcdc",
            "-Dwaymark.mcdcThreshold=80")
        .succeeded()
        .says("PostageWaymarkTest.java was edited, or is not by Waymark")
        .says("MC/DC coverage is 80.0 % (4 of 5)")
        .ran(5, "com.acme.PostageWaymarkTest");
    assertTrue(single.text(exported).contains("/* mine */"));
    assertFalse(
        Files.exists(
            single.path("target/generated-test-sources/waymark/com/acme/PostageWaymarkTest.java")));
  }

  @Test
  void severalModulesWithoutThePluginInThePom() {
    Layout multi = Layout.copied("multi", "multi");
    multi
        .build(goal("generate"), "verify", goal("report-aggregate"))
        .succeeded()
        .says("skipped multi: it has no classes (packaging pom)")
        .says("skipped docs: it has no classes")
        .ran(2, "com.acme.core.WeightWaymarkTest")
        .ran(2, "com.acme.app.ParcelsWaymarkTest");
    assertTrue(Files.exists(multi.path("target/waymark-reports")));
    assertEquals(1, multi.path("core/target/waymark/findings").toFile().list().length);
  }

  @Test
  void recordsAndSealedTypes() {
    Layout records = Layout.copied("records", "records");
    records
        .build(goal("generate"), "verify", goal("check"), "-Dwaymark.branchThreshold=80")
        .succeeded()
        .says("in com.acme.ShapesWaymarkTest");
    assertTrue(
        records
            .text("target/generated-test-sources/waymark/com/acme/ShapesWaymarkTest.java")
            .contains("new Shape.Circle("));
  }

  @Test
  void testsForJUnit4BesideOurs() {
    Layout.copied("junit4", "junit4")
        .build(goal("generate"), "verify")
        .succeeded()
        .ran(1, "com.acme.GradeTest")
        .ran(3, "com.acme.GradeWaymarkTest");
  }

  @Test
  void aModuleWithADescriptor() {
    Layout.copied("modular", "modular")
        .build(goal("generate"), "verify")
        .succeeded()
        .ran(4, "com.acme.ClampWaymarkTest");
  }

  @Test
  void interfacesAndInjectedImplementations() {
    Layout service = Layout.copied("service", "service");
    service
        .build(goal("generate"), "verify", goal("check"), "-Dwaymark.branchThreshold=100")
        .succeeded()
        .says("in com.acme.CheckoutWaymarkTest")
        .says("in com.acme.FixedCatalogWaymarkTest");
  }
}
