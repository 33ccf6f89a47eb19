/**
 * Calls: which code they run, what they give where no code runs, lambdas, exceptions, and the
 * initializers of classes that come before them.
 */
@NullMarked
package dev.waymark.path.call;

import org.jspecify.annotations.NullMarked;
