package dev.waymark.instrument.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.SerialVersionUIDAdder;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/** Keeps the serial version of a class, which would change with its fields. */
public final class SerialVersion {
  private static final String FIELD = "serialVersionUID";

  private SerialVersion() {}

  /** Writes down the serial version of {@code node} if it is implicit. */
  public static void keep(ClassNode node, byte[] bytes, Scope scope) {
    int unserialized = Opcodes.ACC_INTERFACE | Opcodes.ACC_ENUM | Opcodes.ACC_RECORD;
    if ((node.access & unserialized) == 0
        && node.fields.stream().noneMatch(field -> field.name.equals(FIELD))
        && scope.hierarchy().isSubtype(node.name, "java/io/Serializable")) {
      int hidden = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC;
      int access = hidden | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
      node.fields.add(new FieldNode(access, FIELD, "J", null, new Computation().of(bytes)));
    }
  }

  private static final class Computation extends SerialVersionUIDAdder {
    Computation() {
      super(Opcodes.ASM9, new ClassVisitor(Opcodes.ASM9) {});
    }

    long of(byte[] bytes) {
      new ClassReader(bytes).accept(this, ClassReader.SKIP_CODE);
      try {
        return computeSVUID();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
