/** Small textbook programs, for tests and demonstrations that need a familiar target. */
package dev.waymark.validation.classic;
