/**
 * Trees of paths, families of paths and the model behind {@code waymark gcfg}, as drawings, text
 * and data.
 */
@NullMarked
package dev.waymark.report.graph;

import org.jspecify.annotations.NullMarked;
