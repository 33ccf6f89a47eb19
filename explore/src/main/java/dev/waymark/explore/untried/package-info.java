/**
 * What no run tries because inputs are not made like that: objects in other states, of other
 * classes, made in other ways, or passed twice. {@link dev.waymark.explore.untried.Untried} looks
 * whether the code could tell; where it could, nothing is proved.
 */
@NullMarked
package dev.waymark.explore.untried;

import org.jspecify.annotations.NullMarked;
