package dev.waymark.benchmarks.real.random;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says of calls that they keep the bounds of explorations. Some that do are not recognized: those
 * with an object of a class under test, with a map or a collection of several elements, with an
 * enum constant, or with anything twice.
 *
 * @param longestArray how long arrays get
 * @param longestText how long strings get
 */
record Within(int longestArray, int longestText) {
  boolean isSure(Call call) {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Class<?>[] types = call.target().getParameterTypes();
    boolean isSure = call.receiver() == null;
    for (int i = 0; isSure && i < types.length; i++) {
      isSure = types[i].isPrimitive() || isSure(call.arguments().get(i), seen);
    }
    return isSure;
  }

  private boolean isSure(@Nullable Object value, Set<Object> seen) {
    if (value == null) {
      return true;
    }
    if (!seen.add(value)) {
      return false;
    }
    if (value.getClass().isArray()) {
      return isSureArray(value, seen);
    }
    if (value instanceof String text) {
      return text.length() <= longestText;
    }
    if (value instanceof Collection<?> few) {
      return few.size() <= 1 && few.stream().allMatch(each -> isSure(each, seen));
    }
    return BoxTypes.isBox(value.getClass());
  }

  private boolean isSureArray(Object array, Set<Object> seen) {
    int length = Array.getLength(array);
    boolean isSure = length <= longestArray;
    boolean isPrimitive = array.getClass().getComponentType().isPrimitive();
    for (int i = 0; isSure && !isPrimitive && i < length; i++) {
      isSure = isSure(Array.get(array, i), seen);
    }
    return isSure;
  }
}
