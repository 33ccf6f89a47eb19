/** Reports as Markdown, for the pages of continuous integration. */
@NullMarked
package dev.waymark.report.markdown;

import org.jspecify.annotations.NullMarked;
