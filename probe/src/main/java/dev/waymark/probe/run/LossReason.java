package dev.waymark.probe.run;

/** Why the constraints of a run do not tell everything. */
public enum LossReason {
  /** A shadow was an argument of code that is neither instrumented nor modelled. */
  FOREIGN_CALL,
  /** A model does not know the result for symbolic values; that of this run was taken. */
  UNMODELLED,
  /** A shadow was the result of a method that such code called. */
  FOREIGN_CALLER,
  /** A shadow was stored into a field of a class that is not instrumented. */
  FOREIGN_FIELD,
  /** A symbolic array was handed to such code; its shadows are dropped. */
  FOREIGN_ARRAY,
  /** A shadow in the heap no longer fits the value there, which other code has written. */
  STALE,
  /** A symbolic index into too large an array, or one of references, was taken as it is. */
  PINNED_INDEX,
  /** Too many shadows; further values are concrete. */
  TERM_LIMIT,
  /** Too many branches; further ones are not in the trace. */
  TRACE_LIMIT,
  /** A method ran that could not be instrumented. */
  UNINSTRUMENTED,
  /** A thread other than the run's met a shadow. */
  OTHER_THREAD
}
