package dev.waymark.path.heap;

import dev.waymark.path.Cell;
import dev.waymark.path.ObjectName;
import dev.waymark.path.PathValue;
import dev.waymark.program.ir.FieldRef;
import java.util.AbstractMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields of an object, of which a recorder is told what is read and written. */
final class RecordedFields extends AbstractMap<FieldRef, PathValue> {
  private final Map<FieldRef, PathValue> fields;
  private final ObjectName object;
  private final HeapRecorder recorder;

  RecordedFields(Map<FieldRef, PathValue> fields, ObjectName object, HeapRecorder recorder) {
    this.fields = fields;
    this.object = object;
    this.recorder = recorder;
  }

  /** The value, which is null for a field that was never written, though that is read, too. */
  @Override
  public @Nullable PathValue get(@Nullable Object key) {
    PathValue value = fields.get(key);
    if (key instanceof FieldRef field) {
      recorder.read(new Cell.Field(object, field), value);
    }
    return value;
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return get(key) != null;
  }

  @Override
  public PathValue getOrDefault(@Nullable Object key, PathValue otherwise) {
    PathValue value = get(key);
    return value == null ? otherwise : value;
  }

  @Override
  public @Nullable PathValue put(FieldRef field, PathValue value) {
    return fields.put(field, recorder.write(new Cell.Field(object, field), value));
  }

  @Override
  public Set<Entry<FieldRef, PathValue>> entrySet() {
    Set<Entry<FieldRef, PathValue>> entries = new LinkedHashSet<>();
    for (FieldRef each : fields.keySet()) {
      PathValue value = get(each);
      if (value != null) {
        entries.add(new SimpleImmutableEntry<>(each, value));
      }
    }
    return entries;
  }
}
