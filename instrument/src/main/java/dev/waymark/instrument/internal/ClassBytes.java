package dev.waymark.instrument.internal;

import dev.waymark.program.ClassModel;
import dev.waymark.program.call.ClassHierarchy;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** From bytes to class nodes and back; asks class files alone about types, and loads nothing. */
public final class ClassBytes {
  private ClassBytes() {}

  /** Reads a class as the program model does: JSR and RET are inlined. */
  public static ClassNode read(byte[] bytes) {
    ClassNode node = new InliningNode();
    new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
    return node;
  }

  /** Writes a class with new frames. */
  public static byte[] write(ClassNode node, Scope scope) {
    ClassWriter writer = new HierarchyWriter(scope.hierarchy());
    node.accept(writer);
    return writer.toByteArray();
  }

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

  private static final class HierarchyWriter extends ClassWriter {
    private static final String OBJECT = "java/lang/Object";

    private final ClassHierarchy hierarchy;

    HierarchyWriter(ClassHierarchy hierarchy) {
      super(COMPUTE_FRAMES);
      this.hierarchy = hierarchy;
    }

    @Override
    protected String getCommonSuperClass(String left, String right) {
      if (isInterface(left) || isInterface(right)) {
        return OBJECT;
      }
      String common = left;
      while (!hierarchy.isSubtype(right, common)) {
        common = superclass(common);
      }
      return common;
    }

    private String superclass(String name) {
      ClassModel model = hierarchy.find(name);
      return model == null || model.superName() == null ? OBJECT : model.superName();
    }

    private boolean isInterface(String name) {
      ClassModel model = hierarchy.find(name);
      return model != null && model.isInterface();
    }
  }
}
