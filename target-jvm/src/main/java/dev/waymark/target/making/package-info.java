/**
 * How inputs can be made: an {@link dev.waymark.target.making.InputType} is the tree of what is
 * possible for a parameter, with a {@link dev.waymark.target.making.Maker} for each way to get an
 * object and a {@link dev.waymark.target.making.Use} for each call that may change it first. {@code
 * Makers} finds them in the program, and in the recipes for classes of the JDK.
 */
@NullMarked
package dev.waymark.target.making;

import org.jspecify.annotations.NullMarked;
