/**
 * Objects: fields, calls, construction, inner classes, lambdas, enums, boxing, casts and monitors.
 */
package dev.waymark.validation.object;
