package dev.waymark.program.ir;

/** A slot of the frame, read or written as a value of one kind. */
public sealed interface Variable extends Operand permits Local, Stack {
  /** JVM index of a local, or position of a value on the operand stack, from 0 at the bottom. */
  int index();
}
