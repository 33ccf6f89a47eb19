/**
 * A real browser for tests: finds or installs Chromium, and talks to it by the Chrome DevTools
 * Protocol.
 */
@NullMarked
package dev.waymark.report.html.browser;

import org.jspecify.annotations.NullMarked;
