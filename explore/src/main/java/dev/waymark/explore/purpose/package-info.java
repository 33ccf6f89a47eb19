/**
 * In what criteria differ: {@link dev.waymark.explore.purpose.Purpose}, and the {@link
 * dev.waymark.explore.purpose.Perspective} from which they look at runs.
 */
@NullMarked
package dev.waymark.explore.purpose;

import org.jspecify.annotations.NullMarked;
