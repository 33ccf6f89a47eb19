/** Small classes whose generated tests are kept beside them, to be looked at in reviews. */
@NullMarked
package dev.waymark.report.golden;

import org.jspecify.annotations.NullMarked;
