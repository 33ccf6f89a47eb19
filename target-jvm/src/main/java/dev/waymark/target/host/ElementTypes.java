package dev.waymark.target.host;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is in collections of the JDK, with the types that code sees. */
final class ElementTypes {
  private ElementTypes() {}

  /** An element and its type. */
  record Element(Object object, Type type) {}

  /** The class that is left of a type at run time; that of all objects for variables. */
  static Class<?> erased(Type type) {
    if (type instanceof Class<?> known) {
      return known;
    }
    return type instanceof ParameterizedType generic
        ? (Class<?>) generic.getRawType()
        : Object.class;
  }

  /** The size of {@code object}, and its first elements, by what follows it in an expression. */
  static Map<String, Element> elements(Object object, Type declared, int most) {
    Map<String, Element> found = new LinkedHashMap<>();
    Class<?> type = erased(declared);
    boolean isArray = type.isArray() || declared instanceof GenericArrayType;
    if (isArray || !type.getName().startsWith("java.util.")) {
      return found;
    }
    if (object instanceof Optional<?> optional && type == Optional.class) {
      found.put(".isPresent()", new Element(optional.isPresent(), boolean.class));
      optional.ifPresent(each -> put(".get()", each, declared, found));
    } else if (object instanceof Collection<?> all && Collection.class.isAssignableFrom(type)) {
      found.put(".size()", new Element(all.size(), int.class));
      if (object instanceof List<?> list && List.class.isAssignableFrom(type)) {
        for (int i = 0; i < Math.min(most, list.size()); i++) {
          put(".get(" + i + ")", list.get(i), declared, found);
        }
      }
    } else if (object instanceof Map<?, ?> map && Map.class.isAssignableFrom(type)) {
      found.put(".size()", new Element(map.size(), int.class));
    }
    return found;
  }

  private static void put(
      String question, Object element, Type declared, Map<String, Element> found) {
    Type[] arguments =
        declared instanceof ParameterizedType generic
            ? generic.getActualTypeArguments()
            : new Type[0];
    if (element != null && arguments.length == 1) {
      found.put(question, new Element(element, arguments[0]));
    }
  }
}
