package dev.waymark.benchmarks.real.coverage;

import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;

/**
 * Loads the classes of a class path itself, and asks its parent for others only; the measured ones
 * are rewritten.
 */
public final class MeasuringLoader extends URLClassLoader {
  private final Extent extent;
  private final Rewriter rewriter;

  public MeasuringLoader(
      List<Path> classPath, Extent extent, Rewriter rewriter, ClassLoader parent) {
    super(classPath.stream().map(MeasuringLoader::url).toArray(URL[]::new), parent);
    this.extent = extent;
    this.rewriter = rewriter;
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(path.toString(), e);
    }
  }

  /** The name of the package of what is measured. */
  public String measuredPackage() {
    String owner = extent.owner();
    return owner.substring(0, Math.max(0, owner.lastIndexOf('/'))).replace('/', '.');
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      if (rewriter.isShared(name)) {
        return super.loadClass(name, resolve);
      }
      try {
        return findClass(name);
      } catch (ClassNotFoundException e) {
        return super.loadClass(name, resolve);
      }
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    String internal = name.replace('.', '/');
    if (!extent.includes(internal)) {
      return super.findClass(name);
    }
    URL file = findResource(internal + ".class");
    if (file == null) {
      throw new ClassNotFoundException(name);
    }
    try (InputStream in = file.openStream()) {
      byte[] bytes = rewriter.rewrite(in.readAllBytes(), name);
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
