package dev.waymark.benchmarks.suite;

import dev.waymark.program.ClassSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The classes of a source, with numbers made symbolic where they come in. A class with a method
 * that would become too large stays as it is.
 */
final class SymbolSource implements ClassSource {
  private final ClassSource source;
  private final Map<String, byte[]> known = new HashMap<>();

  SymbolSource(ClassSource source) {
    this.source = source;
  }

  @Override
  public synchronized byte @Nullable [] find(String name) {
    byte[] bytes = known.get(name);
    if (bytes == null) {
      bytes = source.find(name);
      if (bytes != null) {
        bytes = symbolic(bytes);
        known.put(name, bytes);
      }
    }
    return bytes;
  }

  @Override
  public List<String> names() {
    return source.names();
  }

  private static byte[] symbolic(byte[] bytes) {
    ClassReader reader = new ClassReader(bytes);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    try {
      reader.accept(new Methods(writer), 0);
      return writer.toByteArray();
    } catch (MethodTooLargeException e) {
      return bytes;
    }
  }

  private static final class Methods extends ClassVisitor {
    Methods(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      return new SymbolWriter(next, access, descriptor);
    }
  }
}
