/**
 * Work on several classes side by side: who does it, in which order it is handed over, how it goes.
 */
@NullMarked
package dev.waymark.cli.jobs;

import org.jspecify.annotations.NullMarked;
