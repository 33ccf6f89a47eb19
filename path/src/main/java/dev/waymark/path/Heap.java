package dev.waymark.path;

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
  private final Map<String, Value> literals;
  private final Map<String, Value> mirrors;
  private final Map<FieldRef, Value> statics;
  private final Set<String> initialized;
  private final IdentityHashMap<Object, Value.Reference> known;
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
      Map<String, Value> literals,
      Map<String, Value> mirrors,
      Map<FieldRef, Value> statics,
      Set<String> initialized,
      IdentityHashMap<Object, Value.Reference> known,
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
  public Value.Reference add(HeapObject object) {
    objects.add(object);
    return new Value.Reference(objects.size() - 1);
  }

  /** The object that {@code reference} refers to. */
  public HeapObject get(Value.Reference reference) {
    return objects.get(reference.object());
  }

  /** The one object that all literals of this text are. */
  Value literal(String text) {
    return literals.computeIfAbsent(text, t -> known(t.intern()));
  }

  /** The object that {@code value}, a string or box, is here: one for one. */
  Value.Reference known(Object value) {
    Value.Reference found = known.get(value);
    if (found == null) {
      found = add(new HeapObject.Known(value));
      known.put(value, found);
    }
    return found;
  }

  /** From now on, {@code reference}, which was not made yet, is {@code object}. */
  void make(Value.Reference reference, HeapObject object) {
    objects.set(reference.object(), object);
    if (object instanceof HeapObject.Known made) {
      known.put(made.value(), reference);
    }
  }

  /** What lies beside the objects. */
  Carried carried() {
    return carried;
  }

  /** Notes that {@code object} is made of {@code contents}, which depend on the input. */
  public Value.Reference carry(Value.Reference object, Value.Reference contents) {
    carried.put(object, contents);
    return object;
  }

  /** Notes that only the first {@code length} elements of {@code array} are there. */
  public Value.Reference open(Value.Reference array, Value.Numeric length) {
    carried.open(array, length);
    return array;
  }

  /** The one object that stands for the class or array type {@code named}. */
  Value mirror(String named) {
    return mirrors.computeIfAbsent(named, name -> add(new HeapObject.Mirror(name)));
  }

  /** What a static field was set to; null if nothing was written yet. */
  @Nullable Value getStatic(FieldRef field) {
    return statics.get(field);
  }

  void putStatic(FieldRef field, Value value) {
    statics.put(field, value);
  }

  /** Notes that the initializer of {@code type} has begun; says whether it had not before. */
  boolean initialize(String type) {
    return initialized.add(type);
  }
}
