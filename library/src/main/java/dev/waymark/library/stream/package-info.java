/**
 * Streams in plain Java. A model that makes a stream of the JDK returns one of these, and since
 * they are instrumented like code under test, functions see symbolic elements, and what a stream
 * decides is a branch.
 *
 * <p>As in the JDK, elements are pushed: a source gives them to a chain of sinks, one per step, and
 * asks before each element whether the chain is done. So the effects of functions come in the same
 * order. What has no model here is lost, and goes to a stream of the JDK that is made of the same
 * source and steps ({@code Plain}).
 */
@NullMarked
package dev.waymark.library.stream;

import org.jspecify.annotations.NullMarked;
