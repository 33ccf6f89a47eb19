package dev.waymark.confirm.elsewhere;

import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Has code refer to {@link Elsewhere}: that of the user, and the parts of the JDK that tell the
 * time of day or make sets and maps. What waits and schedules keeps the true time.
 */
public final class Agent implements ClassFileTransformer {
  private static final String OTHER = Elsewhere.class.getName().replace('.', '/');

  private static final Set<String> OF_JDK =
      Set.of(
          "java/lang/System.currentTimeMillis",
          "jdk/internal/misc/VM.getNanoTimeAdjustment",
          "java/util/ImmutableCollections.REVERSE",
          "java/util/ImmutableCollections.SALT32L");

  private static final Set<String> OF_USER =
      Set.of("java/lang/System.currentTimeMillis", "java/lang/System.nanoTime");

  private static final List<String> TOLD =
      List.of("java/util/", "java/time/", "java/text/", "java/sql/", "sun/util/");

  private static final List<String> KEPT =
      List.of(
          "java/util/concurrent/",
          "java/util/Timer",
          "org/junit/",
          "dev/waymark/confirm/run/",
          "dev/waymark/probe/");

  private Agent() {}

  /** The JVM calls this before anything else. */
  public static void premain(String unused, Instrumentation jvm) throws UnmodifiableClassException {
    jvm.addTransformer(new Agent(), true);
    List<Class<?>> loaded = new ArrayList<>();
    for (Class<?> each : jvm.getAllLoadedClasses()) {
      if (isTold(each.getName().replace('.', '/')) && jvm.isModifiableClass(each)) {
        loaded.add(each);
      }
    }
    jvm.retransformClasses(loaded.toArray(new Class<?>[0]));
  }

  private static boolean isTold(String name) {
    return begins(name, TOLD) && !begins(name, KEPT);
  }

  private static boolean begins(String name, List<String> prefixes) {
    for (String prefix : prefixes) {
      if (name.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public byte @Nullable [] transform(
      @Nullable ClassLoader loader,
      @Nullable String name,
      @Nullable Class<?> redefined,
      @Nullable ProtectionDomain domain,
      byte[] bytes) {
    boolean isOfJdk = loader == null || loader == ClassLoader.getPlatformClassLoader();
    if (name == null || (isOfJdk ? !isTold(name) : begins(name, KEPT))) {
      return null;
    }
    try {
      return References.redirect(bytes, isOfJdk ? OF_JDK : OF_USER, OTHER);
    } catch (IOException e) {
      return null;
    }
  }
}
