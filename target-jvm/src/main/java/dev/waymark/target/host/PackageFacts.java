package dev.waymark.target.host;

import java.net.URL;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/** What a manifest says of a package: its own section comes before the main one. */
record PackageFacts(Manifest manifest, String packageName) {
  @Nullable String get(Attributes.Name name) {
    Attributes own = manifest.getAttributes(packageName.replace('.', '/') + "/");
    String value = own == null ? null : own.getValue(name);
    return value == null ? manifest.getMainAttributes().getValue(name) : value;
  }

  /** {@code place}, if the package is sealed there. */
  @Nullable URL sealBase(URL place) {
    return "true".equalsIgnoreCase(get(Attributes.Name.SEALED)) ? place : null;
  }
}
