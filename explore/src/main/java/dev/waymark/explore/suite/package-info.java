/**
 * Which tests to keep, what objects say that they leave, what a suite covers, and what follows for
 * verdicts once the fate of each test is known.
 */
@NullMarked
package dev.waymark.explore.suite;

import org.jspecify.annotations.NullMarked;
