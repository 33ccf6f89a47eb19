/** Methods with branches that can be refuted by going back, and with some that look like it. */
package dev.waymark.bidirectional.samples;
