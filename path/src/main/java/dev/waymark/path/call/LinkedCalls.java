package dev.waymark.path.call;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.jdk.JdkEffect;
import dev.waymark.path.jdk.RecordMethods;
import dev.waymark.path.jdk.ValueCalls;
import dev.waymark.path.state.ConstraintLog;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.InvokeDynamic;
import java.util.List;

/** What calls mean that the JDK links: texts, methods of records, and lambdas. */
final class LinkedCalls {
  private final ConstraintLog log;
  private final ValueCalls values;
  private final RecordMethods records;
  private final LambdaCalls lambdas;

  LinkedCalls(ConstraintLog log, ValueCalls values, RecordMethods records, LambdaCalls lambdas) {
    this.log = log;
    this.values = values;
    this.records = records;
    this.lambdas = lambdas;
  }

  /** What {@code call} in {@code caller} means. */
  JdkEffect call(MethodModel caller, InvokeDynamic call, List<PathValue> arguments) {
    JdkEffect text = values.call(caller, call, arguments);
    if (text != null) {
      return text;
    }
    JdkEffect ofRecord = records.call(call, arguments);
    if (ofRecord != null) {
      log.goAhead();
      return ofRecord;
    }
    PathValue lambda = lambdas.create(caller, call, arguments);
    if (lambda == null) {
      throw new LostTrack(
          "what a call through " + call.bootstrap().method().simpleName() + " does");
    }
    return new JdkEffect.Gives(lambda);
  }
}
