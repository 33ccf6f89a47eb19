package dev.waymark.target.host;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/**
 * The folders and jars of the code under test: their resources, and their manifests. Classes come
 * from the driver, never from here. A place is its number in the list.
 */
final class ClassPlaces {
  /** The number of no place. */
  static final int NOWHERE = -1;

  /** Without any place. */
  static final ClassPlaces NONE = new ClassPlaces(List.of());

  private final List<Path> places;
  private final Map<Integer, Manifest> manifests = new HashMap<>();
  private @Nullable URLClassLoader resources;

  ClassPlaces(List<Path> places) {
    this.places = List.copyOf(places);
  }

  /** Where a place is. */
  URL url(int place) {
    try {
      return places.get(place).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a jar says of its packages; as in other JVMs, folders say nothing. */
  synchronized Manifest manifest(int place) {
    return manifests.computeIfAbsent(place, this::readManifest);
  }

  private Manifest readManifest(int place) {
    Path file = places.get(place);
    if (!Files.isRegularFile(file)) {
      return new Manifest();
    }
    try (JarFile jar = new JarFile(file.toFile(), false)) {
      Manifest found = jar.getManifest();
      return found == null ? new Manifest() : found;
    } catch (IOException e) {
      return new Manifest();
    }
  }

  @Nullable URL findResource(String name) {
    return places.isEmpty() ? null : resources().findResource(name);
  }

  Enumeration<URL> findResources(String name) throws IOException {
    return places.isEmpty() ? Collections.emptyEnumeration() : resources().findResources(name);
  }

  /** Opens the jars, and so only for code that asks. */
  private synchronized URLClassLoader resources() {
    URLClassLoader known = resources;
    if (known == null) {
      URL[] urls = new URL[places.size()];
      for (int i = 0; i < urls.length; i++) {
        urls[i] = url(i);
      }
      known = new URLClassLoader(urls, null);
      resources = known;
    }
    return known;
  }
}
