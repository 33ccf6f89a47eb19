package dev.waymark.path;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.InvokeDynamic;
import java.util.List;

/** What calls mean that the JDK links: texts, methods of records, and lambdas. */
final class Linkage {
  private final Memory memory;
  private final ValueCalls values;
  private final Records records;
  private final Lambdas lambdas;

  Linkage(Memory memory, ValueCalls values, Records records, Lambdas lambdas) {
    this.memory = memory;
    this.values = values;
    this.records = records;
    this.lambdas = lambdas;
  }

  /** What {@code call} in {@code caller} means. */
  Effect call(MethodModel caller, InvokeDynamic call, List<Value> arguments) {
    Effect text = values.call(caller, call, arguments);
    if (text != null) {
      return text;
    }
    Effect ofRecord = records.call(call, arguments);
    if (ofRecord != null) {
      memory.goAhead();
      return ofRecord;
    }
    Value lambda = lambdas.create(caller, call, arguments);
    if (lambda == null) {
      throw new LostTrack(
          "what a call through " + call.bootstrap().method().simpleName() + " does");
    }
    return new Effect.Gives(lambda);
  }
}
