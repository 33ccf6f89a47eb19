package dev.waymark.program;

import dev.waymark.program.ir.Names;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** From bytes to ASM's class nodes; says clearly what is wrong with bytes that are no class. */
final class ClassReading {
  private static final int MAGIC = 0xCAFEBABE;
  private static final int HEADER = 10;

  private ClassReading() {}

  /**
   * Reads the class that was found under {@code name}; JSR and RET are inlined in its methods.
   *
   * @throws UnexplorableException if the bytes are not a class file of that name
   */
  public static ClassNode read(String name, byte[] bytes) {
    checkHeader(name, bytes);
    ClassNode node = parse(name, bytes);
    if (!node.name.equals(name)) {
      throw new UnexplorableException(
          "the class file found for "
              + Names.internal(name)
              + " holds class "
              + Names.internal(node.name)
              + " (use that name, or the folder above its package as classpath entry)");
    }
    return node;
  }

  private static void checkHeader(String name, byte[] bytes) {
    if (bytes.length < HEADER || intAt(bytes, 0) != MAGIC) {
      throw new UnexplorableException(
          "not a class file: "
              + Names.internal(name)
              + " (it does not start as one; recompile it)");
    }
    int major = intAt(bytes, 4) & 0xFFFF;
    if (major > (Opcodes.V26 & 0xFFFF)) {
      throw new UnexplorableException(
          Names.internal(name)
              + " is compiled for Java "
              + (major - 44)
              + ", which is newer than Waymark knows (compile with a lower --release)");
    }
  }

  private static int intAt(byte[] bytes, int at) {
    return (bytes[at] & 0xFF) << 24
        | (bytes[at + 1] & 0xFF) << 16
        | (bytes[at + 2] & 0xFF) << 8
        | (bytes[at + 3] & 0xFF);
  }

  /** ASM throws whatever its reading of broken bytes runs into. */
  private static ClassNode parse(String name, byte[] bytes) {
    try {
      InliningNode node = new InliningNode();
      new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
      return node;
    } catch (RuntimeException e) {
      throw new UnexplorableException(
          "class file is truncated or damaged: " + Names.internal(name) + " (recompile it)", e);
    }
  }

  /** A class node whose methods have their JSR and RET inlined, where their version allows them. */
  private static final class InliningNode extends ClassNode {
    InliningNode() {
      super(Opcodes.ASM9);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      if ((version & 0xFFFF) > Opcodes.V1_6) {
        return super.visitMethod(access, name, descriptor, signature, exceptions);
      }
      MethodNode method =
          new JSRInlinerAdapter(null, access, name, descriptor, signature, exceptions);
      methods.add(method);
      return method;
    }
  }
}
