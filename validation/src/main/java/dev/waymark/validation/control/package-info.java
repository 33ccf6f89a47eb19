/** Conditions, loops, jumps out of them, switches of every form, and recursion. */
package dev.waymark.validation.control;
