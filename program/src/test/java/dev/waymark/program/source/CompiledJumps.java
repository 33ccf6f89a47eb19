package dev.waymark.program.source;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** The conditional jumps that javac makes of a source, counted per class and line. */
final class CompiledJumps {
  private final SortedMap<String, Integer> counts = new TreeMap<>();

  private CompiledJumps() {}

  /** Compiles {@code file} for {@code release} into {@code folder}, and counts. */
  static SortedMap<String, Integer> of(SourceFile file, int release, Path folder) {
    List<String> options =
        List.of("-g", "-nowarn", "-proc:none", "-d", folder.toString(), "--release", "" + release);
    boolean compiled =
        ToolProvider.getSystemJavaCompiler()
            .getTask(null, null, null, options, null, List.of(new TextFileObject(file)))
            .call();
    assertTrue(compiled);
    CompiledJumps jumps = new CompiledJumps();
    classFiles(folder).forEach(jumps::add);
    return jumps.counts;
  }

  private static List<Path> classFiles(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".class")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void add(Path classFile) {
    ClassNode node = new ClassNode();
    try {
      new ClassReader(Files.readAllBytes(classFile)).accept(node, 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    node.methods.forEach(method -> add(node.name, method));
  }

  private void add(String owner, MethodNode method) {
    int line = 0;
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction instanceof LineNumberNode number) {
        line = number.line;
      } else if (instruction instanceof JumpInsnNode jump && jump.getOpcode() != Opcodes.GOTO) {
        counts.merge(owner + ":" + line, 1, Integer::sum);
      }
    }
  }
}
