/**
 * Explores methods and classes of a program: {@link dev.waymark.explore.Explorer} is where others
 * begin. The rooms, each using only those above it:
 *
 * <ul>
 *   <li>{@code input}: shapes and first values of inputs, and what makes them plain
 *   <li>{@code objective}: what criteria want covered, and tests
 *   <li>{@code verdict}: proofs, doubts, and the verdicts and findings that follow from them
 *   <li>{@code search}: proposals, and strategies that choose among them, one per file
 *   <li>{@code journal}: writes down what is known, so that nothing is lost
 *   <li>{@code job}: what to explore, and with which settings
 *   <li>{@code extension}: observers, vetoes and provers that others may add
 *   <li>{@code coverage}: what is covered, and the ledger of all that happened
 *   <li>{@code label}: asks for labels; {@code trying}: tries inputs nobody solved for
 *   <li>{@code purpose}: in what criteria differ; {@code paths}: criteria of abstract paths
 *   <li>{@code suite}: which tests to keep, and what a suite covers
 *   <li>{@code loop}: the one loop that serves them all
 * </ul>
 */
@NullMarked
package dev.waymark.explore;

import org.jspecify.annotations.NullMarked;
