package dev.waymark.solver.bitwuzla;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Reference;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.TermManager;

/**
 * The native objects of one engine, in order of creation.
 *
 * <p>The bindings keep a list of their own of the objects of all engines. Threads must not change
 * it at the same time, and to close an object they look for it there by comparing it with others,
 * be they of an engine that another thread works with: that may end the process. So objects are
 * made and closed one at a time, and the list is always empty in between.
 */
final class References implements AutoCloseable {
  private static final Object LOCK = new Object();
  private static final Collection<?> OF_ALL_ENGINES = ofAllEngines();

  private final List<Reference> references = new ArrayList<>();

  private static Collection<?> ofAllEngines() {
    try {
      Field field = TermManager.class.getDeclaredField("references");
      field.setAccessible(true);
      return (Collection<?>) field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("these are other bindings of Bitwuzla", e);
    }
  }

  /** Makes an object, and closes it when this is closed. */
  <R extends Reference> R make(Supplier<R> maker) {
    synchronized (LOCK) {
      R made = maker.get();
      references.add(made);
      OF_ALL_ENGINES.clear();
      return made;
    }
  }

  /** Closes the latest first: they are made of earlier ones. */
  @Override
  public void close() {
    synchronized (LOCK) {
      for (int i = references.size() - 1; i >= 0; i--) {
        references.get(i).close();
      }
      references.clear();
    }
  }
}
