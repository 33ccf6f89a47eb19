/** XML for other tools: {@link dev.waymark.report.xml.XmlText} writes what XML 1.0 allows. */
@NullMarked
package dev.waymark.report.xml;

import org.jspecify.annotations.NullMarked;
