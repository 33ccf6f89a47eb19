package dev.waymark.validation.oracle;

import org.jspecify.annotations.Nullable;

/** What the methods of stub classes do. */
interface StubBodies {
  /**
   * The result of calling a method of {@code owner}.
   *
   * @param arguments boxed, after the receiver if there is one
   * @throws Throwable what the method throws
   */
  @Nullable Object call(Class<?> owner, String name, String descriptor, Object[] arguments)
      throws Throwable;
}
