package dev.waymark.cli.console;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version in the manifest of Waymark's jar; there is none while classes are not in a jar. */
public final class ManifestVersion implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = ManifestVersion.class.getPackage().getImplementationVersion();
    return new String[] {"waymark " + Objects.requireNonNullElse(version, "(development)")};
  }
}
