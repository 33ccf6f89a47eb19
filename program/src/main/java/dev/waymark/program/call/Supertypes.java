package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * All proper supertypes of a class, as far as they can be found.
 *
 * @param superclasses the direct superclass first; ends early after one that is missing
 * @param interfaces direct and inherited ones
 * @param isComplete whether neither the class nor any of its supertypes is missing
 */
record Supertypes(List<String> superclasses, SortedSet<String> interfaces, boolean isComplete) {
  Supertypes {
    superclasses = List.copyOf(superclasses);
    interfaces = Collections.unmodifiableSortedSet(new TreeSet<>(interfaces));
  }

  /** O(supertypes). */
  static Supertypes of(String name, Function<String, @Nullable ClassModel> classes) {
    return new Walk(classes).from(name);
  }

  boolean contains(String name) {
    return superclasses.contains(name) || interfaces.contains(name);
  }

  private static final class Walk {
    private final Function<String, @Nullable ClassModel> classes;
    private final Set<String> superclasses = new LinkedHashSet<>();
    private final SortedSet<String> interfaces = new TreeSet<>();
    private final Deque<String> pending = new ArrayDeque<>();
    private boolean isComplete = true;

    Walk(Function<String, @Nullable ClassModel> classes) {
      this.classes = classes;
    }

    Supertypes from(String name) {
      for (String next = name; next != null; next = superclassOf(next)) {
        // The walk itself records superclasses.
      }
      while (!pending.isEmpty()) {
        String next = pending.remove();
        if (interfaces.add(next)) {
          find(next);
        }
      }
      return new Supertypes(new ArrayList<>(superclasses), interfaces, isComplete);
    }

    /** Null at the end of the chain, or where a damaged program closes it to a circle. */
    private @Nullable String superclassOf(String name) {
      ClassModel model = find(name);
      String superclass = model == null ? null : model.superName();
      return superclass != null && superclasses.add(superclass) ? superclass : null;
    }

    private @Nullable ClassModel find(String name) {
      ClassModel model = classes.apply(name);
      if (model == null) {
        isComplete = false;
      } else {
        pending.addAll(model.interfaces());
      }
      return model;
    }
  }
}
