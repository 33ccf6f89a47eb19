/** Classes to generate tests for. */
@NullMarked
package dev.waymark.cli.targets;

import org.jspecify.annotations.NullMarked;
