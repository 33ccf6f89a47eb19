/**
 * Infeasible chains (paper 003, section 3.2): statements, and what must not change between them.
 */
@NullMarked
package dev.waymark.generalize.chain;

import org.jspecify.annotations.NullMarked;
