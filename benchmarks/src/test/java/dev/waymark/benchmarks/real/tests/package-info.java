/** Tests of how generated tests are run and measured. */
@NullMarked
package dev.waymark.benchmarks.real.tests;

import org.jspecify.annotations.NullMarked;
