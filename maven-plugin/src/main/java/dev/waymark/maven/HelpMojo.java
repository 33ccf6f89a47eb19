package dev.waymark.maven;

import java.util.List;
import java.util.Objects;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** Lists the goals, or the parameters of one goal: -Dgoal=generate. */
@Mojo(name = "help", requiresProject = false, threadSafe = true)
public final class HelpMojo extends AbstractMojo {
  /** The goal whose parameters to list. By default all goals are listed. */
  @Parameter(property = "goal")
  private @Nullable String goal;

  @Parameter(defaultValue = "${plugin}", readonly = true)
  private PluginDescriptor plugin = new PluginDescriptor();

  @Override
  public void execute() throws MojoExecutionException {
    if (goal == null) {
      plugin
          .getMojos()
          .forEach(each -> getLog().info(each.getGoal() + ": " + text(each.getDescription())));
      getLog().info("");
      getLog().info("help -Dgoal=GOAL lists the parameters of a goal");
      return;
    }
    MojoDescriptor chosen = plugin.getMojo(goal);
    if (chosen == null) {
      List<String> known = plugin.getMojos().stream().map(MojoDescriptor::getGoal).toList();
      throw new MojoExecutionException(
          "there is no goal " + goal + " (there are: " + String.join(", ", known) + ")");
    }
    describe(chosen);
  }

  private void describe(MojoDescriptor chosen) {
    getLog().info(chosen.getGoal() + ": " + text(chosen.getDescription()));
    for (var each : chosen.getParameters()) {
      if (each.isEditable()) {
        getLog().info("");
        getLog().info(each.getName() + " (-Dwaymark." + each.getName() + ")");
        getLog().info("  " + text(each.getDescription()));
      }
    }
  }

  private static String text(@Nullable String description) {
    return Objects.requireNonNullElse(description, "").replaceAll("\\s+", " ");
  }
}
