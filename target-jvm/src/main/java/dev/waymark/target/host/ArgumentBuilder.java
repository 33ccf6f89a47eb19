package dev.waymark.target.host;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.probe.shadow.Shadow;
import dev.waymark.target.wire.InputValue;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Builds arguments with their shadows, if the run has any, within a run. */
final class ArgumentBuilder {
  private final LoadedMembers members;
  private final boolean isSymbolic;
  private final ContainerBuilder containers;

  /** Where stubs note their calls; null if they do not. */
  private final @Nullable StubRecords records;

  /** The inputs built so far; those that a maker takes do not count. */
  private final List<@Nullable Object> inputs = new ArrayList<>();

  /** The input that is being built. */
  private @Nullable InputValue current;

  /** It, if it is an object on which methods are called: they may be given it. */
  private @Nullable Object begun;

  ArgumentBuilder(LoadedMembers members, RunLimits limits, @Nullable StubRecords records) {
    this.records = records;
    this.members = members;
    this.isSymbolic = limits.nodes() > 0;
    this.containers = new ContainerBuilder(members, isSymbolic);
  }

  /**
   * Builds all inputs of the entry.
   *
   * @param types their static types
   * @throws MakingException if what makes one of them throws
   */
  @Nullable Object[] build(Class<?>[] types, List<InputValue> values) throws MakingException {
    for (int i = 0; i < types.length; i++) {
      current = values.get(i);
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
      return same.input() < inputs.size() ? inputs.get(same.input()) : begun;
    }
    try {
      if (value instanceof InputValue.Made made) {
        return made(made);
      }
      if (value instanceof InputValue.Used used) {
        return used(used);
      }
      return value instanceof InputValue.Stub stub
          ? stub(stub)
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
    try {
      return containers.make(value.kind(), objects);
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw new MakingException(e);
    }
  }

  private Object used(InputValue.Used value) throws ReflectiveOperationException, MakingException {
    Object object = object(value.object());
    if (value == current) {
      begun = object;
    }
    for (InputValue.Made call : value.calls()) {
      Executable called = members.find(call.owner(), call.name(), call.descriptor());
      List<InputValue> given = call.arguments();
      boolean isOnAnother = given.size() > called.getParameterCount();
      call(
          call,
          isOnAnother ? object(given.get(0)) : object,
          isOnAnother ? given.subList(1, given.size()) : given);
    }
    return Objects.requireNonNull(object);
  }

  private Object stub(InputValue.Stub value) throws ReflectiveOperationException, MakingException {
    StubRecords recorder = records;
    String type = recorder == null ? value.type() : StubRecords.recording(value.type());
    Executable constructor = members.find(type, "<init>", "()V");
    Object stub = ((Constructor<?>) constructor).newInstance();
    if (recorder != null) {
      recorder.begin(value, stub);
    }
    for (InputValue.Answer each : value.answers()) {
      tell(stub, each);
      if (each.values().isEmpty()) {
        continue; // it returns nothing
      }
      String name = each.isThrown() ? "thrown" + each.index() : "answers" + each.index();
      Field field = stub.getClass().getField(name);
      field.set(stub, each.isThrown() ? object(each.values().get(0)) : answers(field, each));
    }
    return stub;
  }

  /** Has a method of the stub call what it is given, with arguments that are made once. */
  private void tell(Object stub, InputValue.Answer answer)
      throws ReflectiveOperationException, MakingException {
    if (answer.told().isEmpty()) {
      return;
    }
    List<ToldCall> calls = new ArrayList<>();
    for (InputValue.Told each : answer.told()) {
      PreparedCall call = prepared(each.call(), each.call().arguments());
      calls.add(new ToldCall(each.parameter(), call));
    }
    InputValue.Told last = answer.told().get(answer.told().size() - 1);
    stub.getClass().getField("told" + answer.index()).set(stub, ToldCall.all(calls));
    stub.getClass().getField("passes" + answer.index()).setBoolean(stub, last.isPassedOn());
  }

  private Object answers(Field field, InputValue.Answer answer) throws MakingException {
    InputValue.Array array = new InputValue.Array(answer.type(), answer.values());
    return array(field.getType().getComponentType(), array);
  }

  private Object made(InputValue.Made value) throws ReflectiveOperationException, MakingException {
    Executable maker = members.find(value.owner(), value.name(), value.descriptor());
    int first = value.arguments().size() - maker.getParameterCount();
    Object receiver = first == 0 ? null : object(value.arguments().get(0));
    Object made = call(value, receiver, value.arguments().subList(first, value.arguments().size()));
    if (made == null) {
      throw new MakingException(new NullPointerException(value.name() + " returns null"));
    }
    return made;
  }

  /** Calls a constructor or method; gives what it makes or returns. */
  private @Nullable Object call(
      InputValue.Made value, @Nullable Object receiver, List<InputValue> values)
      throws ReflectiveOperationException, MakingException {
    return prepared(value, values).on(receiver);
  }

  /** The call, with its arguments made. */
  private PreparedCall prepared(InputValue.Made value, List<InputValue> values)
      throws ReflectiveOperationException, MakingException {
    Executable called = members.find(value.owner(), value.name(), value.descriptor());
    Class<?>[] types = called.getParameterTypes();
    int first = types.length - values.size(); // what sets a field takes the object before
    @Nullable Object[] arguments = new Object[types.length];
    for (int i = first; i < types.length; i++) {
      arguments[i] = value(types[i], values.get(i - first));
    }
    @Nullable Shadow[] shadows = shadows(Arrays.copyOfRange(types, first, types.length), values);
    members.initialize(called.getDeclaringClass());
    Method model = isSymbolic ? members.model(called) : null;
    int token = Probe.token(value.name(), value.descriptor());
    return new PreparedCall(called, token, model, arguments, first > 0, shadows);
  }
}
