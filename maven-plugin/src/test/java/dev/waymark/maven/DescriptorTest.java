package dev.waymark.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.descriptor.Parameter;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugin.descriptor.PluginDescriptorBuilder;
import org.codehaus.plexus.configuration.PlexusConfigurationException;
import org.junit.jupiter.api.Test;

/** What the plugin offers is what its page in the documentation says. */
class DescriptorTest {
  private static final Path DESCRIPTOR = Path.of("target/classes/META-INF/maven/plugin.xml");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `([A-Za-z-]+)` \\|");

  @Test
  void thePageListsAllGoalsAndParametersAndNoOthers() throws Exception {
    Set<String> offered = new TreeSet<>();
    for (MojoDescriptor goal : plugin().getMojos()) {
      offered.add(goal.getGoal());
      goal.getParameters().stream()
          .filter(each -> each.isEditable() && !goal.getGoal().equals("help"))
          .forEach(each -> offered.add(each.getName()));
    }
    Set<String> listed = new TreeSet<>();
    String page = Files.readString(Path.of("../docs/maven.md"));
    ROW.matcher(page).results().map(MatchResult::group).forEach(each -> listed.add(name(each)));
    assertEquals(offered, listed);
  }

  private static String name(String row) {
    return row.replaceAll("[|` ]", "");
  }

  @Test
  void eachParameterHasAPropertyOfItsName() throws Exception {
    int count = 0;
    for (MojoDescriptor goal : plugin().getMojos()) {
      for (Parameter each : goal.getParameters()) {
        if (each.isEditable() && !goal.getGoal().equals("help")) {
          String property = goal.getMojoConfiguration().getChild(each.getName()).getValue("none");
          assertEquals("${waymark." + each.getName() + "}", property, goal.getGoal());
          count++;
        }
      }
    }
    assertTrue(count > 20, "only " + count);
  }

  private static PluginDescriptor plugin() throws IOException, PlexusConfigurationException {
    try (Reader reader = Files.newBufferedReader(DESCRIPTOR)) {
      return new PluginDescriptorBuilder().build(reader);
    }
  }
}
