package dev.waymark.target.host;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.probe.shadow.Shadow;
import dev.waymark.target.wire.InputValue;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Builds arguments with their shadows, if the run has any, within a run. */
final class ArgumentBuilder {
  private final LoadedMembers members;
  private final boolean isSymbolic;

  /** The inputs built so far; those that a maker takes do not count. */
  private final List<@Nullable Object> inputs = new ArrayList<>();

  ArgumentBuilder(LoadedMembers members, RunLimits limits) {
    this.members = members;
    this.isSymbolic = limits.nodes() > 0;
  }

  /**
   * Builds all inputs of the entry.
   *
   * @param types their static types
   * @throws MakingException if what makes one of them throws
   */
  @Nullable Object[] build(Class<?>[] types, List<InputValue> values) throws MakingException {
    for (int i = 0; i < types.length; i++) {
      inputs.add(value(types[i], values.get(i)));
    }
    return inputs.toArray();
  }

  /** The shadows of those values that are primitive; none if nothing is symbolic. */
  @Nullable Shadow[] shadows(Class<?>[] types, List<InputValue> values) {
    List<Shadow> shadows = new ArrayList<>();
    for (int i = 0; i < types.length; i++) {
      if (isSymbolic && values.get(i) instanceof InputValue.Primitive primitive) {
        shadows.add(shadow(types[i], primitive));
      }
    }
    return shadows.toArray(new Shadow[0]);
  }

  private static Shadow shadow(Class<?> type, InputValue.Primitive value) {
    return Probe.symbol(value.symbol(), type.descriptorString().charAt(0), value.bits());
  }

  private @Nullable Object value(Class<?> type, InputValue value) throws MakingException {
    if (value instanceof InputValue.Primitive primitive) {
      return PrimitiveBits.box(type, primitive.bits());
    }
    if (value instanceof InputValue.Array array) {
      return array(members.arrayType(array.type()).getComponentType(), array);
    }
    return value instanceof InputValue.Null ? null : object(value);
  }

  private @Nullable Object object(InputValue value) throws MakingException {
    if (value instanceof InputValue.Text text) {
      return text(text);
    }
    if (value instanceof InputValue.Box box) {
      return box(box);
    }
    if (value instanceof InputValue.Elements elements) {
      return elements(elements);
    }
    if (value instanceof InputValue.Same same) {
      return inputs.get(same.input());
    }
    try {
      return value instanceof InputValue.Made made
          ? made(made)
          : members.constant((InputValue.Constant) value);
    } catch (InvocationTargetException e) {
      throw new MakingException(e.getTargetException());
    } catch (ReflectiveOperationException | Error e) {
      throw new MakingException(e);
    }
  }

  private Object array(Class<?> elementType, InputValue.Array value) throws MakingException {
    int length = value.elements().size();
    Object array = Array.newInstance(elementType, length);
    for (int i = 0; i < length; i++) {
      Array.set(array, i, value(elementType, value.elements().get(i)));
    }
    if (elementType.isPrimitive() && isSymbolic) {
      Probe.array(array, null, elementShadows(elementType, value.elements()));
    }
    return array;
  }

  private static @Nullable Shadow[] elementShadows(Class<?> type, List<InputValue> values) {
    @Nullable Shadow[] shadows = new Shadow[values.size()];
    for (int i = 0; i < shadows.length; i++) {
      shadows[i] = shadow(type, (InputValue.Primitive) values.get(i));
    }
    return shadows;
  }

  private String text(InputValue.Text value) {
    int length = value.characters().size();
    char[] characters = new char[length];
    for (int i = 0; i < length; i++) {
      characters[i] = (char) ((InputValue.Primitive) value.characters().get(i)).bits();
    }
    String text = new String(characters);
    if (isSymbolic) {
      Shadow size = Probe.symbol(value.length(), 'L', length);
      Probe.array(characters, size, elementShadows(char.class, value.characters()));
      Carriers.put(text, characters);
    }
    return text;
  }

  private Object box(InputValue.Box value) {
    InputValue.Primitive number = (InputValue.Primitive) value.number();
    Object box = PrimitiveBits.freshBox(value.type(), number.bits());
    if (isSymbolic) {
      Class<?> type = PrimitiveBits.type(value.type());
      Object array = Array.newInstance(type, 1);
      Array.set(array, 0, PrimitiveBits.box(type, number.bits()));
      Probe.array(array, null, elementShadows(type, List.of(number)));
      Carriers.put(box, array);
    }
    return box;
  }

  private Object elements(InputValue.Elements value) throws MakingException {
    List<@Nullable Object> objects = new ArrayList<>();
    for (InputValue element : value.elements()) {
      objects.add(value(Object.class, element));
    }
    return switch (value.kind()) {
      case "LIST" -> objects;
      case "SET" -> new LinkedHashSet<>(objects);
      case "MAP" -> map(objects);
      default -> objects.isEmpty() ? Optional.empty() : Optional.ofNullable(objects.get(0));
    };
  }

  private static Map<@Nullable Object, @Nullable Object> map(List<@Nullable Object> pairs) {
    Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.size(); i += 2) {
      map.put(pairs.get(i), pairs.get(i + 1));
    }
    return map;
  }

  private Object made(InputValue.Made value) throws ReflectiveOperationException, MakingException {
    Executable maker = members.find(value.owner(), value.name(), value.descriptor());
    Class<?>[] types = maker.getParameterTypes();
    int first = value.arguments().size() - types.length;
    Object receiver = first == 0 ? null : object(value.arguments().get(0));
    List<InputValue> values = value.arguments().subList(first, value.arguments().size());
    @Nullable Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = value(types[i], values.get(i));
    }
    members.initialize(maker.getDeclaringClass());
    int token = Probe.token(value.name(), value.descriptor());
    Probe.pass(token, shadows(types, values));
    Object made =
        maker instanceof Constructor<?> constructor
            ? constructor.newInstance(arguments)
            : ((Method) maker).invoke(receiver, arguments);
    if (made == null) {
      throw new MakingException(new NullPointerException(value.name() + " returns null"));
    }
    return made;
  }
}
