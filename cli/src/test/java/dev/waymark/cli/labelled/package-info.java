/** Something to label, and a suite for it. */
@NullMarked
package dev.waymark.cli.labelled;

import org.jspecify.annotations.NullMarked;
