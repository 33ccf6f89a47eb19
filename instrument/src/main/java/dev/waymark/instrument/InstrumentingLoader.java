package dev.waymark.instrument;

import dev.waymark.program.ClassSource;
import org.jspecify.annotations.Nullable;

/**
 * Defines the classes of a source in this JVM, those that the instrumenter admits instrumented, and
 * asks its parent only for others. The parent must have the probe.
 */
public final class InstrumentingLoader extends ClassLoader {
  private final ClassSource classes;
  private final @Nullable Instrumenter instrumenter;

  /** A loader of {@code classes}; null as instrumenter leaves them all as they are. */
  public InstrumentingLoader(
      ClassSource classes, @Nullable Instrumenter instrumenter, ClassLoader parent) {
    super(parent);
    this.classes = classes;
    this.instrumenter = instrumenter;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      byte[] bytes = isShared(name) ? null : classes.find(name.replace('.', '/'));
      if (bytes == null) {
        return super.loadClass(name, resolve);
      }
      byte[] defined = instrumented(name.replace('.', '/'), bytes);
      return defineClass(name, defined, 0, defined.length);
    }
  }

  /** Whether a class must be the parent's: those of the JDK, and the one probe of this JVM. */
  private static boolean isShared(String name) {
    return name.startsWith("java.") || name.startsWith("dev.waymark.probe.");
  }

  private byte[] instrumented(String name, byte[] bytes) {
    return instrumenter != null && instrumenter.admits(name)
        ? instrumenter.instrument(name, bytes).bytes()
        : bytes;
  }
}
