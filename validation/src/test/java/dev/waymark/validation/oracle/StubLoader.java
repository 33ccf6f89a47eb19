package dev.waymark.validation.oracle;

import dev.waymark.program.ClassSource;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Method;

/** Defines all classes of a source as stubs; the rest comes from the tests' own class path. */
final class StubLoader extends ClassLoader {
  private final ClassSource classes;
  private final StubBodies bodies;

  StubLoader(ClassSource classes, StubBodies bodies) {
    super(StubLoader.class.getClassLoader());
    this.classes = classes;
    this.bodies = bodies;
    setDefaultAssertionStatus(true);
  }

  StubBodies bodies() {
    return bodies;
  }

  /** The class of an internal name or array descriptor, not initialized. */
  Class<?> find(String name) {
    try {
      return Class.forName(name.replace('/', '.'), false, this);
    } catch (ClassNotFoundException e) {
      throw new EvaluatorBug("no class " + name, e);
    }
  }

  /** The rights of a stub class. */
  static Lookup lookup(Class<?> stub) {
    try {
      Method method = stub.getDeclaredMethod(StubWriter.LOOKUP);
      method.setAccessible(true);
      return (Lookup) Values.present(method.invoke(null));
    } catch (ReflectiveOperationException e) {
      throw new EvaluatorBug("not a stub: " + stub, e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      byte[] bytes = loaded == null ? classes.find(name.replace('.', '/')) : null;
      if (bytes != null) {
        byte[] stub = StubWriter.stub(bytes);
        return defineClass(name, stub, 0, stub.length);
      }
      return loaded != null ? loaded : super.loadClass(name, resolve);
    }
  }
}
