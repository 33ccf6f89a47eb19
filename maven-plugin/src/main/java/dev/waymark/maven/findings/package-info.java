/** What {@code generate} found in a module, as it left it: JSON files, and tests. */
@NullMarked
package dev.waymark.maven.findings;

import org.jspecify.annotations.NullMarked;
