package dev.waymark.validation.oracle;

import dev.waymark.program.lowering.BoxingReferences;
import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;
import org.objectweb.asm.tree.ClassNode;

/**
 * Rewrites a class: bodies other than constructors call {@link StubGate}, fields are not final
 * because the evaluator assigns them, and a static method gives away the class's own rights.
 */
final class StubWriter extends ClassVisitor {
  static final String LOOKUP = "waymark$lookup";

  private static final Type LOOKUP_TYPE = Type.getType(MethodHandles.Lookup.class);
  private static final Type OBJECT = Type.getType(Object.class);
  private static final Type GATE = Type.getType(StubGate.class);
  private static final Method ENTER =
      Method.getMethod("Object enter(Class, String, String, Object[])");

  private Type owner = OBJECT;
  private int classAccess;

  private StubWriter(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  static byte[] stub(byte[] bytes) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, 0);
    BoxingReferences.lower(node); // as the model of the class is, which has these methods
    node.accept(new StubWriter(writer));
    return writer.toByteArray();
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    owner = Type.getObjectType(name);
    classAccess = access;
    super.visit(version, access, name, signature, superName, interfaces);
  }

  /** Interfaces must keep their fields final. */
  @Override
  public FieldVisitor visitField(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      @Nullable Object value) {
    boolean inInterface = (classAccess & Opcodes.ACC_INTERFACE) != 0;
    int kept = inInterface ? access : access & ~Opcodes.ACC_FINAL;
    return super.visitField(kept, name, descriptor, signature, value);
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
    boolean hasNoCode = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0;
    if (hasNoCode || name.equals("<init>")) {
      return next;
    }
    writeStub(new GeneratorAdapter(next, access, name, descriptor), access, name, descriptor);
    return null;
  }

  private void writeStub(GeneratorAdapter code, int access, String name, String descriptor) {
    code.visitCode();
    code.push(owner);
    code.push(name);
    code.push(descriptor);
    pushArguments(code, access, Type.getArgumentTypes(descriptor));
    code.invokeStatic(GATE, ENTER);
    leave(code, Type.getReturnType(descriptor));
    code.endMethod();
  }

  private static void pushArguments(GeneratorAdapter code, int access, Type[] types) {
    int receivers = (access & Opcodes.ACC_STATIC) != 0 ? 0 : 1;
    code.push(types.length + receivers);
    code.newArray(OBJECT);
    if (receivers > 0) {
      code.dup();
      code.push(0);
      code.loadThis();
      code.arrayStore(OBJECT);
    }
    for (int i = 0; i < types.length; i++) {
      code.dup();
      code.push(i + receivers);
      code.loadArg(i);
      code.valueOf(types[i]);
      code.arrayStore(OBJECT);
    }
  }

  private static void leave(GeneratorAdapter code, Type result) {
    if (result.getSort() == Type.VOID) {
      code.pop();
    } else {
      code.unbox(result);
    }
    code.returnValue();
  }

  @Override
  public void visitEnd() {
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    Method method = new Method(LOOKUP, LOOKUP_TYPE, new Type[0]);
    MethodVisitor next = super.visitMethod(access, LOOKUP, method.getDescriptor(), null, null);
    GeneratorAdapter code = new GeneratorAdapter(next, access, LOOKUP, method.getDescriptor());
    code.visitCode();
    code.invokeStatic(
        Type.getType(MethodHandles.class), new Method("lookup", LOOKUP_TYPE, new Type[0]));
    code.returnValue();
    code.endMethod();
    super.visitEnd();
  }
}
