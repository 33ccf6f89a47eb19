/** Arrays of every element type and dimension, and every way in which they fail. */
package dev.waymark.validation.array;
