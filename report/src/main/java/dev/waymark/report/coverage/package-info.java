/**
 * Coverage of branches and lines for tools that know nothing else: JaCoCo XML, LCOV, Cobertura XML.
 */
@NullMarked
package dev.waymark.report.coverage;

import org.jspecify.annotations.NullMarked;
