package dev.waymark.explore.journal;

import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;

/** Writes which method is meant, and reads it again. */
final class MethodCodec {
  private MethodCodec() {}

  static void write(MethodRef method, Outgoing out) {
    out.putText(method.owner());
    out.putText(method.name());
    out.putText(method.descriptor());
  }

  static MethodRef read(Incoming in) {
    return new MethodRef(in.takeText(), in.takeText(), in.takeText());
  }
}
