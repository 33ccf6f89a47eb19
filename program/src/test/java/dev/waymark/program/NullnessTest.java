package dev.waymark.program;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Annotations say where null is allowed, whoever has made them. */
class NullnessTest {
  private final ClassModel subject =
      new Program(ClassPath.open(ClassPath.placeOf(NullnessTest.class)))
          .require(NullnessTest.class.getName() + "$Subject");

  /** As that of JSR 305, but only class files have it. */
  @Retention(RetentionPolicy.CLASS)
  @interface CheckForNull {}

  /** Says the opposite. */
  @Retention(RetentionPolicy.RUNTIME)
  @interface NonNull {}

  /** What is annotated. */
  abstract static class Subject {
    abstract void take(@Nullable String first, @CheckForNull String second, @NonNull String third);

    abstract @Nullable String give();

    abstract List<@Nullable String> giveSome(List<@Nullable String> taken);
  }

  private MethodModel method(String name) {
    return subject.methods().stream().filter(each -> each.name().equals(name)).findFirst().get();
  }

  @Test
  void annotationsOfTypesAndOfParametersCount() {
    assertTrue(Nullness.isParameterNullable(method("take"), 0));
    assertTrue(Nullness.isParameterNullable(method("take"), 1));
    assertFalse(Nullness.isParameterNullable(method("take"), 2));
    assertTrue(Nullness.isResultNullable(method("give")));
  }

  @Test
  void whatIsInsideOfATypeIsNotTheType() {
    assertFalse(Nullness.isParameterNullable(method("giveSome"), 0));
    assertFalse(Nullness.isResultNullable(method("giveSome")));
  }
}
