/** Which classes of a module are meant: by name, by pattern, by what changed since a commit. */
@NullMarked
package dev.waymark.maven.classes;

import org.jspecify.annotations.NullMarked;
