package dev.waymark.explore.verdict;

import dev.waymark.explore.Explorer;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The code of {@link Sampled}. */
final class Sample {
  static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Sampled.class))));
  static final CallGraph CALLS =
      CallGraph.of(
          ClassHierarchy.of(
              PROGRAM,
              PROGRAM.classes().names().stream()
                  .filter(name -> name.startsWith(Sampled.class.getName().replace('.', '/')))
                  .toList()));

  private Sample() {}

  static MethodModel method(String name) {
    return PROGRAM.require(Sampled.class.getName()).require(name);
  }

  /** A record with these components; the others are empty. */
  static <T extends Record> T make(Class<T> type, Map<String, Object> components) {
    RecordComponent[] all = type.getRecordComponents();
    @Nullable Object[] values =
        Arrays.stream(all)
            .map(
                each ->
                    components.containsKey(each.getName())
                        ? components.get(each.getName())
                        : empty(each.getType()))
            .toArray();
    try {
      Class<?>[] types = Arrays.stream(all).map(RecordComponent::getType).toArray(Class<?>[]::new);
      return type.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static @Nullable Object empty(Class<?> type) {
    if (type == int.class) {
      return 0;
    }
    if (type == List.class) {
      return List.of();
    }
    if (type == Map.class) {
      return Map.of();
    }
    return type == Set.class ? Set.of() : null;
  }
}
