package dev.waymark.benchmarks.trust;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Loads classes so that they ask {@link ShiftedClock} for the time. */
final class ShiftingLoader extends URLClassLoader {
  private static final String CLOCK = "dev/waymark/benchmarks/trust/ShiftedClock";
  private static final Set<String> TIMES = Set.of("currentTimeMillis", "nanoTime");

  ShiftingLoader(URL[] places, ClassLoader parent) {
    super(places, parent);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    URL file = findResource(name.replace('.', '/') + ".class");
    if (file == null) {
      throw new ClassNotFoundException(name);
    }
    try (InputStream in = file.openStream()) {
      byte[] bytes = rewrite(in.readAllBytes());
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  static byte[] rewrite(byte[] original) {
    ClassReader reader = new ClassReader(original);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new Shifting(writer), 0);
    return writer.toByteArray();
  }

  /** Replaces calls in all methods. */
  private static final class Shifting extends ClassVisitor {
    Shifting(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new Calls(super.visitMethod(access, name, descriptor, signature, exceptions));
    }
  }

  /** Replaces calls of one method. */
  private static final class Calls extends MethodVisitor {
    Calls(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      if (owner.equals("java/lang/System") && TIMES.contains(name)) {
        super.visitMethodInsn(opcode, CLOCK, name, descriptor, false);
      } else if (isNow(opcode, owner, name, descriptor)) {
        super.visitMethodInsn(opcode, CLOCK, "clock", "()Ljava/time/Clock;", false);
        String other = "(Ljava/time/Clock;)L" + owner + ";";
        super.visitMethodInsn(opcode, owner, name, other, isInterface);
      } else if (owner.equals("java/util/Date")
          && name.equals("<init>")
          && descriptor.equals("()V")) {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, CLOCK, "currentTimeMillis", "()J", false);
        super.visitMethodInsn(opcode, owner, name, "(J)V", isInterface);
      } else {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
      }
    }

    private static boolean isNow(int opcode, String owner, String name, String descriptor) {
      return opcode == Opcodes.INVOKESTATIC
          && owner.startsWith("java/time/")
          && name.equals("now")
          && descriptor.startsWith("()");
    }
  }
}
