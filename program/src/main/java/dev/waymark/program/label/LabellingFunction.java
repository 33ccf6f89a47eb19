package dev.waymark.program.label;

import dev.waymark.program.MethodModel;

/** Finds labels, so that a suite that covers them all fulfils a criterion. */
interface LabellingFunction {
  /** Adds the labels of {@code method}, which has code. */
  void label(MethodModel method, LabelList labels);
}
