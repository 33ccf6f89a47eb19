package dev.waymark.path.heap;

import dev.waymark.path.PathValue;
import dev.waymark.program.ir.FieldRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The objects of a path by number, its static fields, and which classes are initialized. */
public final class Heap {
  private final List<HeapObject> objects;
  private final Map<String, PathValue> literals;
  private final Map<String, PathValue> mirrors;
  private final Map<FieldRef, PathValue> statics;
  private final Set<String> initialized;
  private final IdentityHashMap<Object, PathValue.Reference> known;
  private final Carried carried;

  /** Without objects, and no class initialized. */
  public Heap() {
    this(
        new ArrayList<>(),
        new HashMap<>(),
        new HashMap<>(),
        new HashMap<>(),
        new HashSet<>(),
        new IdentityHashMap<>(),
        new Carried());
  }

  private Heap(
      List<HeapObject> objects,
      Map<String, PathValue> literals,
      Map<String, PathValue> mirrors,
      Map<FieldRef, PathValue> statics,
      Set<String> initialized,
      IdentityHashMap<Object, PathValue.Reference> known,
      Carried carried) {
    this.objects = objects;
    this.literals = literals;
    this.mirrors = mirrors;
    this.statics = statics;
    this.initialized = initialized;
    this.known = known;
    this.carried = carried;
  }

  /** The same state, to be changed for itself; linear in what there is. */
  public Heap copy() {
    List<HeapObject> copies = new ArrayList<>(objects.size());
    objects.forEach(each -> copies.add(each.copy()));
    return new Heap(
        copies,
        new HashMap<>(literals),
        new HashMap<>(mirrors),
        new HashMap<>(statics),
        new HashSet<>(initialized),
        new IdentityHashMap<>(known),
        carried.copy());
  }

  /** Adds an object. */
  public PathValue.Reference add(HeapObject object) {
    objects.add(object);
    return new PathValue.Reference(objects.size() - 1);
  }

  /** The object that {@code reference} refers to. */
  public HeapObject get(PathValue.Reference reference) {
    return objects.get(reference.object());
  }

  /** The one object that all literals of this text are. */
  public PathValue literal(String text) {
    return literals.computeIfAbsent(text, t -> known(t.intern()));
  }

  /** The object that {@code value}, a string or box, is here: one for one. */
  public PathValue.Reference known(Object value) {
    PathValue.Reference found = known.get(value);
    if (found == null) {
      found = add(new HeapObject.Known(value));
      known.put(value, found);
    }
    return found;
  }

  /** From now on, {@code reference}, which was not made yet, is {@code object}. */
  public void make(PathValue.Reference reference, HeapObject object) {
    objects.set(reference.object(), object);
    if (object instanceof HeapObject.Known made) {
      known.put(made.value(), reference);
    }
  }

  /** What lies beside the objects. */
  public Carried carried() {
    return carried;
  }

  /** Notes that {@code object} is made of {@code contents}, which depend on the input. */
  public PathValue.Reference carry(PathValue.Reference object, PathValue.Reference contents) {
    carried.put(object, contents);
    return object;
  }

  /** Notes that only the first {@code length} elements of {@code array} are there. */
  public PathValue.Reference open(PathValue.Reference array, PathValue.Numeric length) {
    carried.open(array, length);
    return array;
  }

  /** The one object that stands for the class or array type {@code named}. */
  public PathValue mirror(String named) {
    return mirrors.computeIfAbsent(named, name -> add(new HeapObject.Mirror(name)));
  }

  /** What a static field was set to; null if nothing was written yet. */
  public @Nullable PathValue getStatic(FieldRef field) {
    return statics.get(field);
  }

  public void putStatic(FieldRef field, PathValue value) {
    statics.put(field, value);
  }

  /** Notes that the initializer of {@code type} has begun; says whether it had not before. */
  public boolean initialize(String type) {
    return initialized.add(type);
  }
}
