package dev.waymark.confirm;

import dev.waymark.confirm.elsewhere.Agent;
import dev.waymark.confirm.elsewhere.Elsewhere;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** Makes the jar of the agent, which a JVM wants in a file of its own. */
final class AgentJar {
  private static final String NAME = "elsewhere.jar";

  private AgentJar() {}

  static Path write(Path folder) throws IOException {
    Path jar = folder.resolve(NAME);
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.putValue("Premain-Class", Agent.class.getName());
    attributes.putValue("Boot-Class-Path", NAME);
    attributes.putValue("Can-Retransform-Classes", "true");
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file, manifest)) {
      for (String name : List.of("Agent", "Elsewhere", "Elsewhere$Clock", "References")) {
        String entry = Elsewhere.class.getPackageName().replace('.', '/') + "/" + name + ".class";
        out.putNextEntry(new JarEntry(entry));
        try (InputStream in = AgentJar.class.getClassLoader().getResourceAsStream(entry)) {
          Objects.requireNonNull(in, entry).transferTo(out);
        }
      }
    }
    return jar;
  }
}
