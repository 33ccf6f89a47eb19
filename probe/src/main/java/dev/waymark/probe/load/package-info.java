/**
 * How busy the machine is: {@link dev.waymark.probe.load.ProcessorWait} tells how long a thread was
 * kept from a processor, so that limits of time do not depend on who else works.
 */
@NullMarked
package dev.waymark.probe.load;

import org.jspecify.annotations.NullMarked;
