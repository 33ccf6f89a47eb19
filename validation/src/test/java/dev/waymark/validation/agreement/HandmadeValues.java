package dev.waymark.validation.agreement;

import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Values and objects as javac does not handle them. */
final class HandmadeValues {
  private static final String BUILDER = "java/lang/StringBuilder";
  private static final String HANDLE = "java/lang/invoke/MethodHandle";
  private static final String METHOD_TYPE = "java/lang/invoke/MethodType";
  private static final int STATIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;

  private HandmadeValues() {}

  static List<Handmade> all() {
    return List.of(
        value("ArraysPartlyAllocated", "(II)[[[I", HandmadeValues::arraysPartlyAllocated),
        value("ThreeWayFloats", "(FFDD)I", HandmadeValues::threeWayComparisons),
        value("NanByTheOtherBranch", "(FF)I", HandmadeValues::nanByTheOtherBranch),
        value("BooleanElementsAreMasked", "(I)I", HandmadeValues::booleanElements),
        value("WideLocals", "(I)J", HandmadeValues::wideLocals),
        value("FreshObjectInLocals", "(I)Ljava/lang/String;", HandmadeValues::freshInLocals),
        value("FreshObjectBelow", "(Ljava/lang/String;)I", HandmadeValues::freshBelow),
        value("NullConstants", "(I)I", HandmadeValues::nullConstants),
        value("MonitorOfNull", "(I)I", HandmadeValues::monitorOfNull),
        value("MonitorNotOwned", "([I)I", HandmadeValues::monitorNotOwned),
        new Handmade("NarrowFieldsDropBits", Opcodes.V1_5, HandmadeValues::narrowFields),
        new Handmade("NarrowResultsDropBits", Opcodes.V1_5, HandmadeValues::narrowResults),
        new Handmade("ReceiverIsOverwritten", Opcodes.V1_5, HandmadeValues::receiverOverwritten),
        Handmade.method("LinkedConstants", Opcodes.V17, "(II)I", HandmadeValues::linkedConstants));
  }

  private static Handmade value(String name, String descriptor, Consumer<Body> code) {
    return Handmade.method(name, Opcodes.V1_5, descriptor, code);
  }

  /** Sizes from -1 to 2; the third dimension is left null. */
  private static void arraysPartlyAllocated(Body body) {
    for (int i = 0; i < 2; i++) {
      body.iload(i).op(Opcodes.ICONST_3, Opcodes.IAND, Opcodes.ICONST_1, Opcodes.ISUB);
    }
    body.multiArray("[[[I", 2).op(Opcodes.ARETURN);
  }

  private static void threeWayComparisons(Body body) {
    body.local(Opcodes.FLOAD, 0).local(Opcodes.FLOAD, 1).op(Opcodes.FCMPL);
    body.local(Opcodes.FLOAD, 0).local(Opcodes.FLOAD, 1).op(Opcodes.FCMPG);
    body.push(3).op(Opcodes.IMUL, Opcodes.IADD);
    body.local(Opcodes.DLOAD, 2).local(Opcodes.DLOAD, 4).op(Opcodes.DCMPL);
    body.push(9).op(Opcodes.IMUL, Opcodes.IADD);
    body.local(Opcodes.DLOAD, 2).local(Opcodes.DLOAD, 4).op(Opcodes.DCMPG);
    body.push(27).op(Opcodes.IMUL, Opcodes.IADD, Opcodes.IRETURN);
  }

  /** javac pairs FCMPG with IFGE for {@code <}; FCMPL makes NaN less than everything. */
  private static void nanByTheOtherBranch(Body body) {
    Label less = new Label();
    body.local(Opcodes.FLOAD, 0).local(Opcodes.FLOAD, 1).op(Opcodes.FCMPL);
    body.jump(Opcodes.IFLT, less).op(Opcodes.ICONST_0, Opcodes.IRETURN);
    body.label(less).op(Opcodes.ICONST_1, Opcodes.IRETURN);
  }

  /** BASTORE into booleans keeps one bit, into bytes eight. */
  private static void booleanElements(Body body) {
    for (int type : new int[] {Opcodes.T_BOOLEAN, Opcodes.T_BYTE}) {
      body.op(Opcodes.ICONST_1).newArray(type).op(Opcodes.DUP, Opcodes.ICONST_0).iload(0);
      body.op(Opcodes.BASTORE, Opcodes.ICONST_0, Opcodes.BALOAD);
    }
    body.push(1000).op(Opcodes.IMUL, Opcodes.IADD, Opcodes.IRETURN);
  }

  private static void wideLocals(Body body) {
    body.iload(0).local(Opcodes.ISTORE, 300).increment(300, -700).increment(300, 3);
    body.iload(300).op(Opcodes.I2L).local(Opcodes.LSTORE, 400);
    body.local(Opcodes.LLOAD, 400).iload(300).op(Opcodes.I2L, Opcodes.LMUL, Opcodes.LRETURN);
  }

  /** The object has two names before it is constructed. */
  private static void freshInLocals(Body body) {
    body.type(Opcodes.NEW, BUILDER).op(Opcodes.DUP).local(Opcodes.ASTORE, 1);
    body.local(Opcodes.ASTORE, 2).local(Opcodes.ALOAD, 1);
    body.call(Opcodes.INVOKESPECIAL, BUILDER, "<init>", "()V");
    body.local(Opcodes.ALOAD, 2).iload(0);
    body.call(Opcodes.INVOKEVIRTUAL, BUILDER, "append", "(I)L" + BUILDER + ";");
    body.op(Opcodes.POP).local(Opcodes.ALOAD, 1);
    body.call(Opcodes.INVOKEVIRTUAL, BUILDER, "toString", "()Ljava/lang/String;");
    body.op(Opcodes.ARETURN);
  }

  /** The argument is there before the object: NEW, DUP_X1, SWAP. */
  private static void freshBelow(Body body) {
    body.local(Opcodes.ALOAD, 0).type(Opcodes.NEW, BUILDER).op(Opcodes.DUP_X1, Opcodes.SWAP);
    body.call(Opcodes.INVOKESPECIAL, BUILDER, "<init>", "(Ljava/lang/String;)V");
    body.call(Opcodes.INVOKEVIRTUAL, BUILDER, "length", "()I").op(Opcodes.IRETURN);
  }

  private static void nullConstants(Body body) {
    Label length = new Label();
    body.op(Opcodes.ACONST_NULL).type(Opcodes.CHECKCAST, "[I").op(Opcodes.DUP);
    body.type(Opcodes.INSTANCEOF, "java/lang/Object").iload(0).op(Opcodes.IADD, Opcodes.DUP);
    body.push(10).jump(Opcodes.IF_ICMPGT, length).op(Opcodes.IRETURN);
    body.label(length).op(Opcodes.POP, Opcodes.ARRAYLENGTH, Opcodes.IRETURN);
  }

  private static void monitorOfNull(Body body) {
    Label exit = new Label();
    body.op(Opcodes.ACONST_NULL).iload(0).jump(Opcodes.IFLE, exit);
    body.op(Opcodes.MONITORENTER, Opcodes.ICONST_1, Opcodes.IRETURN);
    body.label(exit).op(Opcodes.MONITOREXIT, Opcodes.ICONST_2, Opcodes.IRETURN);
  }

  private static void monitorNotOwned(Body body) {
    body.local(Opcodes.ALOAD, 0).op(Opcodes.DUP, Opcodes.ARRAYLENGTH, Opcodes.SWAP);
    body.op(Opcodes.MONITOREXIT, Opcodes.IRETURN);
  }

  private static void narrowFields(ClassWriter writer) {
    String owner = "handmade/NarrowFieldsDropBits";
    List<String> types = List.of("Z", "B", "C", "S");
    types.forEach(type -> writer.visitField(STATIC, type, type, null, null).visitEnd());
    Handmade.add(
        writer,
        STATIC,
        Handmade.RUN,
        "(I)I",
        body -> {
          body.op(Opcodes.ICONST_0);
          for (String type : types) {
            body.iload(0).field(Opcodes.PUTSTATIC, owner, type, type);
            body.push(31).op(Opcodes.IMUL).field(Opcodes.GETSTATIC, owner, type, type);
            body.op(Opcodes.IADD);
          }
          body.op(Opcodes.IRETURN);
        });
  }

  private static void narrowResults(ClassWriter writer) {
    String owner = "handmade/NarrowResultsDropBits";
    List<String> types = List.of("Z", "B", "C", "S");
    for (String type : types) {
      Handmade.add(writer, STATIC, "as" + type, "(I)" + type, b -> b.iload(0).op(Opcodes.IRETURN));
    }
    Handmade.add(
        writer,
        STATIC,
        Handmade.RUN,
        "(I)I",
        body -> {
          body.op(Opcodes.ICONST_0);
          for (String type : types) {
            body.push(31).op(Opcodes.IMUL).iload(0);
            body.call(Opcodes.INVOKESTATIC, owner, "as" + type, "(I)" + type).op(Opcodes.IADD);
          }
          body.op(Opcodes.IRETURN);
        });
  }

  /** An instance method that assigns null to local 0 and then uses it. */
  private static void receiverOverwritten(ClassWriter writer) {
    String owner = "handmade/ReceiverIsOverwritten";
    Handmade.add(
        writer,
        Opcodes.ACC_PUBLIC,
        "<init>",
        "()V",
        b ->
            b.local(Opcodes.ALOAD, 0)
                .call(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V")
                .op(Opcodes.RETURN));
    Handmade.add(writer, Opcodes.ACC_PUBLIC, "use", "(I)I", HandmadeValues::overwriteReceiver);
    Handmade.add(
        writer,
        STATIC,
        Handmade.RUN,
        "(I)I",
        b ->
            b.type(Opcodes.NEW, owner)
                .op(Opcodes.DUP)
                .call(Opcodes.INVOKESPECIAL, owner, "<init>", "()V")
                .iload(0)
                .call(Opcodes.INVOKEVIRTUAL, owner, "use", "(I)I")
                .op(Opcodes.IRETURN));
  }

  private static void overwriteReceiver(Body body) {
    Label keep = new Label();
    body.iload(1).jump(Opcodes.IFGT, keep);
    body.op(Opcodes.ACONST_NULL).local(Opcodes.ASTORE, 0);
    body.label(keep).local(Opcodes.ALOAD, 0);
    body.call(Opcodes.INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;");
    body.op(Opcodes.POP).iload(1).op(Opcodes.IRETURN);
  }

  /** A class, a method type and a method handle of the constant pool. */
  private static void linkedConstants(Body body) {
    Handle max =
        new Handle(
            Opcodes.H_INVOKESTATIC, "java/lang/Math", "max", "(II)I", /* isInterface= */ false);
    body.push(max).call(Opcodes.INVOKEVIRTUAL, HANDLE, "type", "()L" + METHOD_TYPE + ";");
    body.push(Type.getMethodType("(II)I"));
    body.call(Opcodes.INVOKEVIRTUAL, METHOD_TYPE, "equals", "(Ljava/lang/Object;)Z");
    body.push(Type.getType("[Ljava/util/List;"));
    body.call(Opcodes.INVOKEVIRTUAL, "java/lang/Class", "getName", "()Ljava/lang/String;");
    body.call(Opcodes.INVOKEVIRTUAL, "java/lang/String", "length", "()I");
    body.op(Opcodes.IADD).iload(0).op(Opcodes.IADD, Opcodes.IRETURN);
  }
}
