package dev.waymark.program.lowering;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/** A class whose one method is a call site as compilers write it for switches over patterns. */
record SwitchClass(String bootstrap, String descriptor, List<Object> labels) {
  private static final String NAME = "dev/waymark/program/lowering/Made";

  private static final Handle CONSTANTS =
      handle(
          "java/lang/invoke/ConstantBootstraps",
          "invoke",
          MethodType.methodType(
                  Object.class,
                  MethodHandles.Lookup.class,
                  String.class,
                  Class.class,
                  MethodHandle.class,
                  Object[].class)
              .toMethodDescriptorString());

  SwitchClass(String bootstrap, String descriptor, Object... labels) {
    this(bootstrap, descriptor, List.of(labels));
  }

  private static Handle handle(String owner, String name, String descriptor) {
    boolean isInterface = owner.equals("java/lang/constant/ClassDesc");
    return new Handle(Opcodes.H_INVOKESTATIC, owner, name, descriptor, isInterface);
  }

  /** A constant of an enum, as a label. */
  static ConstantDynamic constant(Enum<?> constant) {
    String classDesc = "Ljava/lang/constant/ClassDesc;";
    String enumDesc = "Ljava/lang/Enum$EnumDesc;";
    String text = "Ljava/lang/String;";
    ConstantDynamic type =
        new ConstantDynamic(
            "invoke",
            classDesc,
            CONSTANTS,
            handle("java/lang/constant/ClassDesc", "of", "(" + text + ")" + classDesc),
            constant.getDeclaringClass().getName());
    Handle of = handle("java/lang/Enum$EnumDesc", "of", "(" + classDesc + text + ")" + enumDesc);
    return new ConstantDynamic("invoke", enumDesc, CONSTANTS, of, type, constant.name());
  }

  /** A primitive type, as a label. */
  static ConstantDynamic primitive(Class<?> type) {
    String descriptor =
        MethodType.methodType(Class.class, MethodHandles.Lookup.class, String.class, Class.class)
            .toMethodDescriptorString();
    Handle factory = handle("java/lang/invoke/ConstantBootstraps", "primitiveClass", descriptor);
    return new ConstantDynamic(type.descriptorString(), "Ljava/lang/Class;", factory);
  }

  ClassNode node() {
    ClassNode node = new ClassNode();
    node.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    MethodVisitor out = node.visitMethod(access, "find", descriptor, null, null);
    Type selector = Type.getArgumentTypes(descriptor)[0];
    out.visitCode();
    out.visitVarInsn(selector.getOpcode(Opcodes.ILOAD), 0);
    out.visitVarInsn(Opcodes.ILOAD, selector.getSize());
    String linking =
        MethodType.methodType(
                CallSite.class,
                MethodHandles.Lookup.class,
                String.class,
                MethodType.class,
                Object[].class)
            .toMethodDescriptorString();
    Handle method = handle("java/lang/runtime/SwitchBootstraps", bootstrap, linking);
    out.visitInvokeDynamicInsn(bootstrap, descriptor, method, labels.toArray());
    out.visitInsn(Opcodes.IRETURN);
    out.visitMaxs(3, 3);
    return node;
  }

  /** The method of the class, lowered and loaded. */
  MethodHandle lowered() throws ReflectiveOperationException {
    ClassNode node = node();
    PatternSwitches.lower(node);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
    node.accept(writer);
    byte[] bytes = writer.toByteArray();
    MethodHandles.Lookup lookup = MethodHandles.lookup().defineHiddenClass(bytes, true);
    MethodType type = MethodType.fromMethodDescriptorString(descriptor, null);
    return lookup.findStatic(lookup.lookupClass(), "find", type);
  }

  /** What the class refers to after a round trip through bytes. */
  ClassNode loweredNode() {
    ClassNode node = node();
    PatternSwitches.lower(node);
    ClassWriter writer = new ClassWriter(0);
    node.accept(writer);
    ClassNode again = new ClassNode();
    new ClassReader(writer.toByteArray()).accept(again, 0);
    return again;
  }
}
