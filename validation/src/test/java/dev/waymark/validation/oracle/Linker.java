package dev.waymark.validation.oracle;

import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Invoke.Dispatch;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.LinkedConstant;
import dev.waymark.program.ir.MethodRef;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.HashMap;
import java.util.Map;

/** Resolves names with the rights of the class that uses them, as the JVM does, and remembers. */
final class Linker {
  private final StubLoader loader;
  private final Map<String, Class<?>> types = new HashMap<>();
  private final Map<Object, Linked> linked = new HashMap<>();

  /** How a field is used. */
  enum Access {
    GET,
    GET_STATIC,
    PUT,
    PUT_STATIC
  }

  private record MethodKey(Class<?> caller, Dispatch dispatch, MethodRef method) {}

  private record FieldKey(Class<?> user, Access access, FieldRef field) {}

  private interface Resolution {
    MethodHandle resolve() throws ReflectiveOperationException;
  }

  Linker(StubLoader loader) {
    this.loader = loader;
  }

  boolean isStub(Class<?> type) {
    return type.getClassLoader() == loader;
  }

  /** The class of an internal name or array descriptor, not initialized. */
  Class<?> type(String name) {
    return types.computeIfAbsent(name, loader::find);
  }

  /** The class of an internal name, initialized; its initializer may throw. */
  Class<?> initialized(String name) {
    try {
      return Class.forName(name.replace('/', '.'), true, loader);
    } catch (LinkageError e) {
      throw ProgramThrow.of(e);
    } catch (ClassNotFoundException e) {
      throw new EvaluatorBug("no class " + name, e);
    }
  }

  MethodType methodType(String descriptor) {
    return MethodType.fromMethodDescriptorString(descriptor, loader);
  }

  Class<?> fieldType(String descriptor) {
    return methodType("()" + descriptor).returnType();
  }

  Linked method(Class<?> caller, Invoke call) {
    MethodKey key = new MethodKey(caller, call.dispatch(), call.method());
    return known(key, () -> find(StubLoader.lookup(caller), call.dispatch(), call.method()));
  }

  private MethodHandle find(Lookup lookup, Dispatch dispatch, MethodRef method)
      throws ReflectiveOperationException {
    Class<?> owner = type(method.owner());
    MethodType type = methodType(method.descriptor());
    MethodHandle special = ArrayMethods.find(method);
    if (special != null) {
      return special;
    }
    return switch (dispatch) {
      case STATIC -> lookup.findStatic(owner, method.name(), type);
      case SPECIAL -> lookup.findSpecial(owner, method.name(), type, lookup.lookupClass());
      case VIRTUAL, INTERFACE -> lookup.findVirtual(owner, method.name(), type);
    };
  }

  Linked field(Class<?> user, Access access, FieldRef field) {
    FieldKey key = new FieldKey(user, access, field);
    return known(key, () -> find(StubLoader.lookup(user), access, field));
  }

  private MethodHandle find(Lookup lookup, Access access, FieldRef field)
      throws ReflectiveOperationException {
    Class<?> owner = type(field.owner());
    Class<?> type = fieldType(field.descriptor());
    return switch (access) {
      case GET -> lookup.findGetter(owner, field.name(), type);
      case GET_STATIC -> lookup.findStaticGetter(owner, field.name(), type);
      case PUT -> lookup.findSetter(owner, field.name(), type);
      case PUT_STATIC -> lookup.findStaticSetter(owner, field.name(), type);
    };
  }

  /** The call site of one instruction, which {@code instruction} identifies. */
  Linked dynamic(Class<?> caller, Object instruction, InvokeDynamic call) {
    Linked known = linked.get(instruction);
    if (known == null) {
      known = new Linked(new DynamicLinker(this, StubLoader.lookup(caller)).link(call));
      linked.put(instruction, known);
    }
    return known;
  }

  Object constant(Class<?> user, LinkedConstant constant) {
    return new DynamicLinker(this, StubLoader.lookup(user)).constant(constant);
  }

  /** Resolution may load classes, and so come back here: no computeIfAbsent. */
  private Linked known(Object key, Resolution resolution) {
    Linked known = linked.get(key);
    if (known == null) {
      try {
        known = new Linked(resolution.resolve());
      } catch (ReflectiveOperationException e) {
        throw new EvaluatorBug("cannot link " + key, e);
      }
      linked.put(key, known);
    }
    return known;
  }
}
