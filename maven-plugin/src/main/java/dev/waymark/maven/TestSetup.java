package dev.waymark.maven;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.apache.maven.artifact.versioning.ComparableVersion;
import org.apache.maven.model.Plugin;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.jspecify.annotations.Nullable;

/**
 * Whether the project can compile and run tests that are generated for JUnit Jupiter.
 *
 * @param user properties of the command line
 */
record TestSetup(MavenProject project, Properties user) {
  private static final String COMPILER = "org.apache.maven.plugins:maven-compiler-plugin";

  /** Generated tests say {@code var}. */
  private static final int OLDEST_RELEASE = 10;

  /** That of maven-compiler-plugin, if a project does not say. */
  private static final int USUAL_RELEASE = 8;

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
    if (release() < OLDEST_RELEASE) {
      warnings.add(
          "generated tests need Java "
              + OLDEST_RELEASE
              + " or newer, but tests are compiled for "
              + release()
              + ": set maven.compiler.testRelease");
    }
    return warnings;
  }

  /** The release of Java that tests are compiled for. */
  private int release() {
    Plugin compiler = project.getPlugin(COMPILER);
    for (String each : List.of("testRelease", "release", "testTarget", "target")) {
      String value = configured(compiler, each);
      if (value == null) {
        String property = "maven.compiler." + each;
        value = user.getProperty(property, project.getProperties().getProperty(property));
      }
      if (value != null && value.matches("(1\\.)?[0-9]{1,3}")) {
        return Integer.parseInt(value.replaceFirst("^1\\.(?=.)", ""));
      }
    }
    return USUAL_RELEASE;
  }

  private static @Nullable String configured(@Nullable Plugin compiler, String name) {
    if (compiler == null || !(compiler.getConfiguration() instanceof Xpp3Dom configuration)) {
      return null;
    }
    Xpp3Dom child = configuration.getChild(name);
    return child == null ? null : child.getValue();
  }

  private boolean has(String group, String artifact) {
    return project.getArtifacts().stream()
        .anyMatch(each -> each.getGroupId().equals(group) && each.getArtifactId().equals(artifact));
  }
}
