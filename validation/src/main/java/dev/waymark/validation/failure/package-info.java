/** Exceptions: where they come from, who catches them, and what runs on the way. */
package dev.waymark.validation.failure;
