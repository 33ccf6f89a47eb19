/**
 * What {@code waymark doctor} looks at: {@link dev.waymark.cli.doctor.Diagnosis} tries each thing
 * that Waymark needs, and says what to do about what does not work.
 */
@NullMarked
package dev.waymark.cli.doctor;

import org.jspecify.annotations.NullMarked;
