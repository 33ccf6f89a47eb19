/**
 * Models of methods of the JDK. The model of {@code java.lang.String} is {@code
 * dev.waymark.library.java.lang.StringModel}, and so on for each class.
 *
 * <p>They are instrumented like code under test, and run in its place where something is symbolic.
 * In them, calls of the JDK are calls of the JDK: a symbolic number that is handed to one makes the
 * run incomplete, and what else is lost, as when a string that carries is looked at, they must say
 * by {@code Symbolic.lose}. They keep no state.
 *
 * <p>Models are thin and on top: what they share is in the other packages here, which never use a
 * model. {@code ArraysModel} and {@code StringBufferModel} are written by the build, see {@code
 * GenerateModels}.
 */
@NullMarked
package dev.waymark.library;

import org.jspecify.annotations.NullMarked;
