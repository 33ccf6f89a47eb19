/** Strings: concatenation, identity, and loops over their characters. */
package dev.waymark.validation.text;
