package dev.waymark.maven;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.artifact.versioning.ComparableVersion;
import org.apache.maven.model.Plugin;
import org.apache.maven.project.MavenProject;

/** Whether the project can compile and run tests that are generated for JUnit Jupiter. */
record TestSetup(MavenProject project) {
  private static final String SUREFIRE = "org.apache.maven.plugins:maven-surefire-plugin";

  /** The first version that runs tests of JUnit Jupiter. */
  private static final ComparableVersion OLDEST_SUREFIRE = new ComparableVersion("2.22.0");

  /** Why tests would not even compile, and what to do. */
  Optional<String> problem() {
    return has("org.junit.jupiter", "junit-jupiter-api")
        ? Optional.empty()
        : Optional.of(
            "there is no JUnit Jupiter on the test class path of "
                + project.getArtifactId()
                + ", which generated tests need: add the dependency"
                + " org.junit.jupiter:junit-jupiter with scope test");
  }

  /** Why tests would compile, but not run, and what to do. */
  List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    if (has("junit", "junit") && !has("org.junit.vintage", "junit-vintage-engine")) {
      warnings.add(
          "tests for JUnit 4 do not run beside JUnit Jupiter: add the dependency"
              + " org.junit.vintage:junit-vintage-engine with scope test");
    }
    Plugin surefire = project.getPlugin(SUREFIRE);
    String version = surefire == null ? null : surefire.getVersion();
    if (version != null && new ComparableVersion(version).compareTo(OLDEST_SUREFIRE) < 0) {
      warnings.add(
          "maven-surefire-plugin "
              + version
              + " does not run tests of JUnit Jupiter: set its version to 2.22.2 or newer in your"
              + " POM");
    }
    return warnings;
  }

  private boolean has(String group, String artifact) {
    return project.getArtifacts().stream()
        .anyMatch(each -> each.getGroupId().equals(group) && each.getArtifactId().equals(artifact));
  }
}
