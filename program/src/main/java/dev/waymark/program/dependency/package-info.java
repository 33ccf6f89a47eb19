/** Which classes of a program a class may depend on, as far as class files tell. */
@NullMarked
package dev.waymark.program.dependency;

import org.jspecify.annotations.NullMarked;
