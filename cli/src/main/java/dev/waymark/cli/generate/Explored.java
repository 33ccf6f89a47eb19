package dev.waymark.cli.generate;

import dev.waymark.explore.verdict.ClassFindings;
import java.util.List;

/**
 * What the exploration of a class gives.
 *
 * @param reasons why what is infeasible is so
 * @param remarks what is wrong with its journals
 */
record Explored(ClassFindings findings, ClassReasons.Found reasons, List<String> remarks) {}
