package dev.waymark.target.host;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Message;
import dev.waymark.target.wire.Outgoing;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Asks the driver for classes before its parent: what the driver has, comes instrumented. */
final class RemoteLoader extends ClassLoader {
  private static final String MODELS = "dev.waymark.library.";

  /** What the initializer of a class calls if each run is to have its own; see {@code Statics}. */
  private static final String UNSTABLE = "initializedForOneRun";

  private final DriverConnection connection;
  private final @Nullable RemoteLoader models;
  private int outcomes;
  private final List<Class<?>> uninitialized = new CopyOnWriteArrayList<>();
  private final Set<Class<?>> unstable = ConcurrentHashMap.newKeySet();

  static {
    registerAsParallelCapable();
  }

  private RemoteLoader(DriverConnection connection, int outcomes, @Nullable RemoteLoader models) {
    super(ClassLoader.getPlatformClassLoader());
    this.connection = connection;
    this.outcomes = outcomes;
    this.models = models;
  }

  /** A loader of nothing yet. */
  static RemoteLoader of(DriverConnection connection, int outcomes) {
    return new RemoteLoader(connection, outcomes, new RemoteLoader(connection, outcomes, null));
  }

  /** A loader of nothing yet but the models, which have no state to be rid of. */
  RemoteLoader renewed() {
    return new RemoteLoader(connection, outcomes(), models);
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
    byte[] bytes = ask(name);
    return bytes.length == 0 ? super.loadClass(name, false) : define(name, bytes);
  }

  private Class<?> define(String name, byte[] bytes) {
    Class<?> type = defineClass(name, bytes, 0, bytes.length);
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    if (!text.contains("<clinit>")) {
      uninitialized.add(type);
    } else if (text.contains(UNSTABLE)) {
      unstable.add(type);
    }
    return type;
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

  /** The bytes of a class; none if the driver does not have it. */
  private byte[] ask(String name) {
    try {
      Outgoing question = new Outgoing().begin(Message.NEED_CLASS);
      question.putText(name);
      Incoming answer = connection.ask(question);
      outcomes = answer.takeInt();
      return answer.takeBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
