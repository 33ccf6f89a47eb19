/**
 * Asks for labels that runs come to (paper 000): each visit on a new beginning of a path is a
 * question, and nothing of it enters the path.
 */
@NullMarked
package dev.waymark.explore.label;

import org.jspecify.annotations.NullMarked;
