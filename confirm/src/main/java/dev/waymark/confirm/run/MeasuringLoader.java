package dev.waymark.confirm.run;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.cert.Certificate;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/**
 * A loader of a class path that takes the code of some classes from another folder. They seem to
 * come from where they were found: signed by whom that is, in packages of the version that the jar
 * says.
 */
final class MeasuringLoader extends URLClassLoader {
  private static final String SUFFIX = ".class";

  private final Path instrumented;

  /** Classes in {@code instrumented} are to replace those of the same name in {@code urls}. */
  MeasuringLoader(Path instrumented, URL[] urls, ClassLoader parent) {
    super(urls, parent);
    this.instrumented = instrumented;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    String path = name.replace('.', '/') + SUFFIX;
    Path file = instrumented.resolve(path);
    URL original = Files.exists(file) ? findResource(path) : null;
    if (original == null) {
      return super.findClass(name);
    }
    try {
      byte[] code = Files.readAllBytes(file);
      return defineClass(name, code, 0, code.length, origin(name, original));
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  /** Where the class was found; the signers of an entry are known once it is read. */
  private CodeSource origin(String name, URL original) throws IOException {
    String packageName = name.substring(0, Math.max(0, name.lastIndexOf('.')));
    URLConnection connection = original.openConnection();
    if (connection instanceof JarURLConnection jar) {
      try (InputStream in = jar.getInputStream()) {
        in.readAllBytes();
      }
      ensure(packageName, jar.getJarFileURL(), jar.getManifest());
      return new CodeSource(jar.getJarFileURL(), jar.getCertificates());
    }
    String text = original.toString();
    URL folder =
        URI.create(text.substring(0, text.length() - name.length() - SUFFIX.length())).toURL();
    ensure(packageName, folder, null);
    return new CodeSource(folder, (Certificate[]) null);
  }

  /** A package says what the manifest says of it when its first class is found. */
  private synchronized void ensure(String name, URL place, @Nullable Manifest manifest) {
    if (!name.isEmpty() && getDefinedPackage(name) == null) {
      definePackage(name, manifest == null ? new Manifest() : manifest, place);
    }
  }
}
