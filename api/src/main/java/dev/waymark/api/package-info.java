/**
 * What code under test may say to Waymark: what it assumes, and that it wants an input. {@link
 * dev.waymark.api.Waymark} is all of it. It needs nothing but the JDK, so that a target can have it
 * on its class path without harm.
 */
@NullMarked
package dev.waymark.api;

import org.jspecify.annotations.NullMarked;
