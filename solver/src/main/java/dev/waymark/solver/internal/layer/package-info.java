/**
 * Decorators of solvers: each answers what it can and passes on the rest, see {@link
 * dev.waymark.solver.api.Layer}. Independence, caching of cores and reuse of models are those of
 * KLEE (Cadar, Dunbar and Engler, OSDI 2008) and EXE (Cadar and others, CCS 2006).
 */
@NullMarked
package dev.waymark.solver.internal.layer;

import org.jspecify.annotations.NullMarked;
