package dev.waymark.maven;

import static dev.waymark.maven.Build.goal;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;

/** What is wrong is told in one line, which says what to do. */
class BadInputIT {
  @Test
  void aProjectWithoutJUnitJupiter() {
    Layout single = Layout.copied("single", "no-junit");
    single.replace("pom.xml", "<artifactId>junit-jupiter<", "<artifactId>junit-jupiter-none<");
    single.replace("pom.xml", "org.junit.jupiter", "jakarta.inject");
    single.replace("pom.xml", "junit-jupiter-none", "jakarta.inject-api");
    single.replace("pom.xml", System.getProperty("junit.version", ""), "2.0.1");
    single
        .build(goal("generate"))
        .failedWith(
            "there is no JUnit Jupiter on the test class path of single, which generated tests"
                + " need: add the dependency org.junit.jupiter:junit-jupiter with scope test");
  }

  @Test
  void aProjectThatDoesNotCompile() {
    Layout single = Layout.copied("single", "broken");
    single.replace("src/main/java/com/acme/Postage.java", "return", "retrun");
    single.build(goal("generate")).failed().says("COMPILATION ERROR");
    single
        .build(goal("generate-no-fork"))
        .failedWith(
            "there are no classes in .*classes: compile first \\(mvn process-classes \\.\\.\\.\\)");
  }

  @Test
  void aCriterionThatDoesNotExist() {
    Layout.copied("single", "bad-criterion")
        .build(goal("generate"), "-Dwaymark.criteria=brnch")
        .failedWith("unknown criterion brnch \\(did you mean branch\\?\\).*");
  }

  @Test
  void twoBuildsAtOnce() throws IOException {
    Layout single = Layout.copied("single", "two-builds");
    Files.createDirectories(single.path("target/waymark"));
    try (FileChannel other =
        FileChannel.open(
            single.path("target/waymark/lock"),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE)) {
      assertNotNull(other.lock());
      single
          .build(goal("generate"))
          .failedWith("another build is running Waymark in .*: wait until it has ended");
    }
  }

  @Test
  void nothingToCheckAndNowhereToReport() {
    Layout single = Layout.copied("single", "no-findings");
    single
        .build(goal("check"))
        .failedWith("nothing to check in single: run the goal generate before");
    single.write("target/waymark/findings/com.acme.Postage.json", "{}");
    single
        .build(goal("report"), "-Dwaymark.reportsDirectory=pom.xml")
        .failedWith("cannot write reportsDirectory .*pom\\.xml is not a folder \\(give another\\)");
    single
        .build(goal("check"))
        .failedWith(".*com\\.acme\\.Postage\\.json has no findings of Waymark.*");
  }
}
