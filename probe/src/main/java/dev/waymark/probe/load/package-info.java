/**
 * What else is at work. {@link dev.waymark.probe.load.ProcessorWait} tells how long a thread was
 * kept from a processor, so that limits of time do not depend on who else works; {@link
 * dev.waymark.probe.load.ThreadWatch} knows the threads that code under test has left behind.
 */
@NullMarked
package dev.waymark.probe.load;

import org.jspecify.annotations.NullMarked;
