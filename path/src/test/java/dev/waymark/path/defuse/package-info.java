/**
 * The constraints of walks compared with concrete evaluations, which share no code with them: what
 * uses which definition, and what solvers make of it.
 */
@NullMarked
package dev.waymark.path.defuse;

import org.jspecify.annotations.NullMarked;
