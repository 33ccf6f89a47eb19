/** What commands share: where they write, what they end with, and how they say what went wrong. */
@NullMarked
package dev.waymark.cli.console;

import org.jspecify.annotations.NullMarked;
