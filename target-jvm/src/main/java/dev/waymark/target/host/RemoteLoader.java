package dev.waymark.target.host;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Message;
import dev.waymark.target.wire.Outgoing;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.security.CodeSigner;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.jar.Attributes;
import org.jspecify.annotations.Nullable;

/** Asks the driver for classes before its parent: what the driver has, comes instrumented. */
final class RemoteLoader extends ClassLoader {
  private static final String MODELS = "dev.waymark.library.";

  /** What the initializer of a class calls if each run is to have its own; see {@code Statics}. */
  private static final String UNSTABLE = "initializedForOneRun";

  private final DriverConnection connection;
  private final @Nullable RemoteLoader models;
  private final ClassPlaces places;
  private final Map<Integer, ProtectionDomain> domains = new ConcurrentHashMap<>();
  private int outcomes;
  private final List<Class<?>> uninitialized = new CopyOnWriteArrayList<>();
  private final Set<Class<?>> unstable = ConcurrentHashMap.newKeySet();

  static {
    registerAsParallelCapable();
  }

  private RemoteLoader(
      DriverConnection connection,
      ClassPlaces places,
      int outcomes,
      @Nullable RemoteLoader models) {
    super(ClassLoader.getPlatformClassLoader());
    this.connection = connection;
    this.places = places;
    this.outcomes = outcomes;
    this.models = models;
  }

  /** A loader of nothing yet, whose resources are in {@code places}. */
  static RemoteLoader of(DriverConnection connection, ClassPlaces places, int outcomes) {
    RemoteLoader models = new RemoteLoader(connection, places, outcomes, null);
    return new RemoteLoader(connection, places, outcomes, models);
  }

  /** A loader of nothing yet but the models, which have no state to be rid of. */
  RemoteLoader renewed() {
    return new RemoteLoader(connection, places, outcomes(), models);
  }

  /** How many outcomes of branches the classes so far have. */
  int outcomes() {
    return models == null ? outcomes : Math.max(outcomes, models.outcomes);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known != null ? known : loadNew(name);
    }
  }

  private Class<?> loadNew(String name) throws ClassNotFoundException {
    if (name.startsWith("dev.waymark.probe.")) {
      return Class.forName(name, false, RemoteLoader.class.getClassLoader());
    }
    if (models != null && name.startsWith(MODELS)) {
      return models.loadClass(name, false);
    }
    if (name.startsWith("java.")) {
      return super.loadClass(name, false);
    }
    Incoming answer = ask(name);
    outcomes = answer.takeInt();
    int place = answer.takeInt();
    byte[] bytes = answer.takeBytes();
    return bytes.length == 0 ? super.loadClass(name, false) : define(name, bytes, place);
  }

  private Class<?> define(String name, byte[] bytes, int place) {
    if (place != ClassPlaces.NOWHERE) {
      definePackage(name.substring(0, Math.max(0, name.lastIndexOf('.'))), place);
    }
    Class<?> type = defineClass(name, bytes, 0, bytes.length, domain(place));
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    if (!text.contains("<clinit>")) {
      uninitialized.add(type);
    } else if (text.contains(UNSTABLE)) {
      unstable.add(type);
    }
    return type;
  }

  /** Says what the manifest of the first class of a package says, as other loaders do. */
  private synchronized void definePackage(String name, int place) {
    if (!name.isEmpty() && getDefinedPackage(name) == null) {
      PackageFacts facts = new PackageFacts(places.manifest(place), name);
      definePackage(
          name,
          facts.get(Attributes.Name.SPECIFICATION_TITLE),
          facts.get(Attributes.Name.SPECIFICATION_VERSION),
          facts.get(Attributes.Name.SPECIFICATION_VENDOR),
          facts.get(Attributes.Name.IMPLEMENTATION_TITLE),
          facts.get(Attributes.Name.IMPLEMENTATION_VERSION),
          facts.get(Attributes.Name.IMPLEMENTATION_VENDOR),
          facts.sealBase(places.url(place)));
    }
  }

  /** The domain of all classes of a place; null for the usual one if it is nowhere. */
  private @Nullable ProtectionDomain domain(int place) {
    return place == ClassPlaces.NOWHERE
        ? null
        : domains.computeIfAbsent(
            place,
            key -> {
              CodeSource source = new CodeSource(places.url(key), (CodeSigner[]) null);
              return new ProtectionDomain(source, null, this, null);
            });
  }

  @Override
  protected @Nullable URL findResource(String name) {
    return places.findResource(name);
  }

  @Override
  protected Enumeration<URL> findResources(String name) throws IOException {
    return places.findResources(name);
  }

  /** Whether each run is to initialize the class by itself: its initializer, or one above it. */
  boolean isUnstable(Class<?> type) {
    Class<?> above = type.getSuperclass();
    return unstable.contains(type)
        || (above != null && isUnstable(above))
        || Arrays.stream(type.getInterfaces()).anyMatch(this::isUnstable);
  }

  /** The classes so far that have no initializer. */
  List<Class<?>> uninitialized() {
    return uninitialized;
  }

  /** What the driver says of a class: the outcomes so far, its place, and its bytes. */
  private Incoming ask(String name) {
    try {
      Outgoing question = new Outgoing().begin(Message.NEED_CLASS);
      question.putText(name);
      return connection.ask(question);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
