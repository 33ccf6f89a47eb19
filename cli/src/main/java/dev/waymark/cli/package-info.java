/**
 * The command {@code waymark}: reads arguments, calls the modules that do the work, and says in one
 * line what is wrong with input it cannot use.
 *
 * <p>{@link dev.waymark.cli.Main} holds the subcommands and {@link
 * dev.waymark.cli.console.ExitCode} what they end with; a subcommand is one class.
 */
@NullMarked
package dev.waymark.cli;

import org.jspecify.annotations.NullMarked;
