package dev.waymark.solver.bitwuzla;

import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Reference;

/** The native objects of one engine, in order of creation. */
final class References implements AutoCloseable {
  private final List<Reference> references = new ArrayList<>();

  <R extends Reference> R keep(R reference) {
    references.add(reference);
    return reference;
  }

  /** Closes the latest first: the only order in which the bindings find them quickly. */
  @Override
  public void close() {
    for (int i = references.size() - 1; i >= 0; i--) {
      references.get(i).close();
    }
    references.clear();
  }
}
