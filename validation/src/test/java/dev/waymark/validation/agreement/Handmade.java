package dev.waymark.validation.agreement;

import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * A class made instruction by instruction, whose public static method {@code run} is compared.
 *
 * @param version of the class file; up to {@link Opcodes#V1_5} needs no stack maps and knows JSR
 */
record Handmade(String name, int version, Consumer<ClassWriter> members) {
  static final String RUN = "run";

  /** A class with the method {@code run} only. */
  static Handmade method(String name, int version, String descriptor, Consumer<Body> code) {
    return new Handmade(
        name,
        version,
        writer -> add(writer, Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, RUN, descriptor, code));
  }

  static void add(
      ClassWriter writer, int access, String name, String descriptor, Consumer<Body> code) {
    Body body = new Body(writer.visitMethod(access, name, descriptor, null, null));
    code.accept(body);
    body.end();
  }

  String internalName() {
    return "handmade/" + name;
  }

  byte[] bytes() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(version, Opcodes.ACC_PUBLIC, internalName(), null, "java/lang/Object", null);
    members.accept(writer);
    writer.visitEnd();
    return writer.toByteArray();
  }
}
