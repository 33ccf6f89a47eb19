@NullMarked
package dev.waymark.bidirectional;

import org.jspecify.annotations.NullMarked;
