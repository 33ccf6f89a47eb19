package dev.waymark.validation.agreement;

import dev.waymark.program.ClassSource;

/** Defines the classes of a source as they are. */
final class SourceLoader extends ClassLoader {
  private final ClassSource classes;

  SourceLoader(ClassSource classes) {
    super(SourceLoader.class.getClassLoader());
    this.classes = classes;
    setDefaultAssertionStatus(true);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.find(name.replace('.', '/'));
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }
}
