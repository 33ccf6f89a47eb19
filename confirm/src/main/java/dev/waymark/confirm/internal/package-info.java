/** The steps of a confirmation: compiling, running, and what follows from both. */
@NullMarked
package dev.waymark.confirm.internal;

import org.jspecify.annotations.NullMarked;
