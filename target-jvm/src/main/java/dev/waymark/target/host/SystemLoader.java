package dev.waymark.target.host;

import java.io.IOException;
import java.net.URL;
import java.util.Enumeration;
import org.jspecify.annotations.Nullable;

/**
 * The system class loader of the target JVM. It finds the resources of the code under test, as the
 * system class loader of a JVM for tests does, but not its classes: those would not be followed.
 */
public final class SystemLoader extends ClassLoader {
  private volatile ClassPlaces places = ClassPlaces.NONE;

  static {
    registerAsParallelCapable();
  }

  /** For the virtual machine. */
  public SystemLoader(ClassLoader parent) {
    super(parent);
  }

  /** Resources are in {@code newPlaces} from now on, if this JVM has such a loader. */
  static void use(ClassPlaces newPlaces) {
    if (getSystemClassLoader() instanceof SystemLoader loader) {
      loader.places = newPlaces;
    }
  }

  @Override
  protected @Nullable URL findResource(String name) {
    return places.findResource(name);
  }

  @Override
  protected Enumeration<URL> findResources(String name) throws IOException {
    return places.findResources(name);
  }
}
