/**
 * Arithmetic, comparisons, shifts, bit operations, conversions and assignments of all primitive
 * types, with the corner cases that a model of them gets wrong first.
 */
package dev.waymark.validation.arithmetic;
