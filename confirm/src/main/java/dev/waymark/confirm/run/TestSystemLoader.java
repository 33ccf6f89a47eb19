package dev.waymark.confirm.run;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collections;
import java.util.Enumeration;
import org.jspecify.annotations.Nullable;

/**
 * The system class loader of the JVM of the tests. It finds the resources of the class path of the
 * user, as there, but not its classes: each repetition has new ones.
 */
public final class TestSystemLoader extends ClassLoader {
  private volatile @Nullable URLClassLoader resources;

  static {
    registerAsParallelCapable();
  }

  /** For the virtual machine. */
  public TestSystemLoader(ClassLoader parent) {
    super(parent);
  }

  /** Resources are in {@code urls} from now on, if this JVM has such a loader. */
  static void use(URL... urls) {
    if (getSystemClassLoader() instanceof TestSystemLoader loader) {
      loader.resources = new URLClassLoader(urls, null);
    }
  }

  /** The virtual machine wants this of a system loader if there are agents; ours needs no help. */
  void appendToClassPathForInstrumentation(String path) {}

  @Override
  protected @Nullable URL findResource(String name) {
    URLClassLoader known = resources;
    return known == null ? null : known.findResource(name);
  }

  @Override
  protected Enumeration<URL> findResources(String name) throws IOException {
    URLClassLoader known = resources;
    return known == null ? Collections.emptyEnumeration() : known.findResources(name);
  }
}
