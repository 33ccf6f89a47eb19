package dev.waymark.instrument;

import dev.waymark.program.ir.MethodRef;
import java.util.List;

/**
 * A class after instrumentation.
 *
 * @param bytes its class file
 * @param methods how many methods with code it has
 * @param fallbacks those that are left as they are, since they would become too large
 */
@SuppressWarnings("ArrayRecordComponent")
public record InstrumentedClass(byte[] bytes, int methods, List<MethodRef> fallbacks) {
  public InstrumentedClass {
    fallbacks = List.copyOf(fallbacks);
  }
}
