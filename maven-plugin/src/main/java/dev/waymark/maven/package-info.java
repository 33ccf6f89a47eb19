/**
 * The goals of {@code waymark-maven-plugin}, a thin edge over the command line: each goal turns its
 * parameters into arguments, and the arguments go to {@link dev.waymark.maven.fork.CommandLine}.
 *
 * <p>Results lie below {@code target/waymark} of each module; {@link
 * dev.waymark.maven.findings.FindingsFolder} knows where. The goals that come later in a build
 * ({@code check}, {@code report}, {@code export}) work from there and explore nothing.
 */
@NullMarked
package dev.waymark.maven;

import org.jspecify.annotations.NullMarked;
