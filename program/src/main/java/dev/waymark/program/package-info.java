/**
 * The program model: what the executor, the criteria and the backward analysis know about the
 * bytecode under test.
 */
@NullMarked
package dev.waymark.program;

import org.jspecify.annotations.NullMarked;
