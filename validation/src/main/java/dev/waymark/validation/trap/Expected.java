package dev.waymark.validation.trap;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Which explicit branches of a trap are not covered, and why. Branches are named as reports name
 * them, without method and line; the second with the same name has {@code (2)} after it. All
 * branches that are not named must be covered.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Expected {
  /** Branches that stay open. */
  String[] open() default {};

  /** Branches that are infeasible within bounds. */
  String[] bounded() default {};

  /** Branches that are covered or open, by chance or by how far solvers get. */
  String[] either() default {};

  /**
   * Those of them that nothing can take, in no state of the world, though exploring does not show
   * it.
   */
  String[] never() default {};

  /** Why nobody can do better. */
  String because();
}
