package dev.waymark.path.heap;

import dev.waymark.path.Cell;
import dev.waymark.path.ObjectName;
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

/**
 * The objects of a path by number, its static fields, and which classes are initialized. If there
 * is a recorder, it hears of all that is read and written.
 */
public final class Heap {
  private final List<HeapObject> objects;
  private final Map<String, PathValue> literals;
  private final Map<String, PathValue> mirrors;
  private final Map<FieldRef, PathValue> statics;
  private final Map<Integer, PathValue.Numeric> lengths;
  private final Set<String> initialized;
  private final IdentityHashMap<Object, PathValue.Reference> known;
  private final Carried carried;
  private @Nullable HeapRecorder recorder;

  /** Without objects, and no class initialized. */
  public Heap() {
    this.objects = new ArrayList<>();
    this.literals = new HashMap<>();
    this.mirrors = new HashMap<>();
    this.statics = new HashMap<>();
    this.lengths = new HashMap<>();
    this.initialized = new HashSet<>();
    this.known = new IdentityHashMap<>();
    this.carried = new Carried();
  }

  private Heap(Heap other) {
    this.objects = new ArrayList<>(other.objects.size());
    other.objects.forEach(each -> objects.add(each.copy()));
    this.literals = new HashMap<>(other.literals);
    this.mirrors = new HashMap<>(other.mirrors);
    this.statics = new HashMap<>(other.statics);
    this.lengths = new HashMap<>(other.lengths);
    this.initialized = new HashSet<>(other.initialized);
    this.known = new IdentityHashMap<>(other.known);
    this.carried = other.carried.copy();
  }

  /** The same state, to be changed for itself, without a recorder; linear in what there is. */
  public Heap copy() {
    return new Heap(this);
  }

  /** How many objects there are. */
  public int size() {
    return objects.size();
  }

  /** From now on, {@code told} hears of what is read and written. */
  public void record(HeapRecorder told) {
    recorder = told;
    carried.record(told);
  }

  /** Names all that is there at first; {@link #record} comes before. */
  public void nameGiven(HeapRecorder told) {
    for (int i = 0; i < objects.size(); i++) {
      PathValue.Reference each = new PathValue.Reference(i);
      objects.set(i, Contents.named(objects.get(i), told.name(each), told::given));
      if (objects.get(i) instanceof HeapObject.Array array && !carried.isOpen(each)) {
        nameLength(each, array, told);
      }
    }
    carried.nameGiven(told);
  }

  private void nameLength(PathValue.Reference each, HeapObject.Array array, HeapRecorder told) {
    Cell cell = new Cell.Length(told.name(each));
    lengths.put(each.object(), told.givenLength(cell, array.elements().size()));
  }

  /** Adds an object. */
  public PathValue.Reference add(HeapObject object) {
    return add(object, null);
  }

  private PathValue.Reference add(HeapObject object, ObjectName.@Nullable Shared shared) {
    PathValue.Reference made = new PathValue.Reference(objects.size());
    objects.add(object);
    HeapRecorder told = recorder;
    if (told != null) {
      told.made(made, shared);
      objects.set(made.object(), Contents.named(object, told.name(made), told::written));
    }
    return made;
  }

  /** The object that {@code reference} refers to. */
  public HeapObject get(PathValue.Reference reference) {
    HeapObject object = objects.get(reference.object());
    HeapRecorder told = recorder;
    if (told == null) {
      return object;
    }
    if (object instanceof HeapObject.Instance instance) {
      return new HeapObject.Instance(
          instance.type(), new RecordedFields(instance.fields(), told.name(reference), told));
    }
    return object instanceof HeapObject.Array array
        ? new HeapObject.Array(
            array.type(), new RecordedElements(array.elements(), reference, this, told))
        : object;
  }

  /** The one object that all literals of this text are. */
  public PathValue literal(String text) {
    PathValue found = literals.get(text);
    if (found == null) {
      found = known(text.intern(), new ObjectName.Shared("\"" + text + "\""));
      literals.put(text, found);
    }
    return found;
  }

  /** The object that {@code value}, a string or box, is here: one for one. */
  public PathValue.Reference known(Object value) {
    return known(value, null);
  }

  private PathValue.Reference known(Object value, ObjectName.@Nullable Shared shared) {
    PathValue.Reference found = known.get(value);
    if (found == null) {
      found = add(new HeapObject.Known(value), shared);
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

  /** Adds an array that is made as an element of {@code outer}. */
  PathValue.Reference addIn(PathValue.Reference outer, int index, HeapObject.Array array) {
    PathValue.Reference made = new PathValue.Reference(objects.size());
    objects.add(array);
    if (recorder != null) {
      recorder.madeIn(outer, index);
    }
    return made;
  }

  /** Notes that {@code array} was made with this length, if someone wants to know. */
  void size(PathValue.Reference array, PathValue.Numeric length) {
    HeapRecorder told = recorder;
    if (told != null) {
      lengths.put(array.object(), told.allocated(new Cell.Length(told.name(array)), length));
    }
  }

  /** Notes that {@code array} has this length from now on, which was open. */
  public void fix(PathValue.Reference array, PathValue.Numeric length) {
    carried.fix(array);
    HeapRecorder told = recorder;
    if (told != null) {
      Cell cell = new Cell.Length(told.name(array));
      lengths.put(array.object(), (PathValue.Numeric) told.write(cell, length));
    }
  }

  /** The length of an array under the name that it was given; null if it was given none. */
  public PathValue.@Nullable Numeric namedLength(PathValue.Reference array) {
    return lengths.get(array.object());
  }

  /** Someone looks at the text in {@code builder}. */
  public void readText(PathValue.Reference builder, String text) {
    if (recorder != null) {
      recorder.readText(builder, text);
    }
  }

  /** There is another text in {@code builder} now. */
  public void writeText(PathValue.Reference builder, String text) {
    if (recorder != null) {
      recorder.writeText(builder, text);
    }
  }

  /** The one object that stands for the class or array type {@code named}. */
  public PathValue mirror(String named) {
    PathValue found = mirrors.get(named);
    if (found == null) {
      found = add(new HeapObject.Mirror(named), new ObjectName.Shared("class " + named));
      mirrors.put(named, found);
    }
    return found;
  }

  /** What a static field was set to; null if nothing was written yet. */
  public @Nullable PathValue getStatic(FieldRef field) {
    PathValue value = statics.get(field);
    if (recorder != null) {
      recorder.read(new Cell.Static(field), value);
    }
    return value;
  }

  public void putStatic(FieldRef field, PathValue value) {
    HeapRecorder told = recorder;
    statics.put(field, told == null ? value : told.write(new Cell.Static(field), value));
  }

  /** Notes that the initializer of {@code type} has begun; says whether it had not before. */
  public boolean initialize(String type) {
    return initialized.add(type);
  }
}
