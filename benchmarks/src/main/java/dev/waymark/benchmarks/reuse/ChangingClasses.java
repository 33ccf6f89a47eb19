package dev.waymark.benchmarks.reuse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The classes of a jar in a folder, where they can be changed. */
record ChangingClasses(Path folder) {
  /** Unpacks {@code jar} to {@code folder}. */
  static ChangingClasses of(Path jar, Path folder) {
    try (FileSystem files = FileSystems.newFileSystem(jar);
        Stream<Path> all = Files.walk(files.getPath("/org"))) {
      for (Path each : all.filter(file -> file.toString().endsWith(".class")).toList()) {
        Path copy = folder.resolve(each.toString().substring(1));
        Files.createDirectories(copy.getParent());
        Files.copy(each, copy);
      }
      return new ChangingClasses(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Adds to the last method of a class, an internal name, what makes no difference. */
  void change(String type) {
    Path file = folder.resolve(type + ".class");
    try {
      ClassNode node = new ClassNode();
      new ClassReader(Files.readAllBytes(file)).accept(node, 0);
      MethodNode last =
          node.methods.stream()
              .filter(method -> method.instructions.size() > 0)
              .reduce((first, second) -> second)
              .orElseThrow();
      last.instructions.insert(new InsnNode(Opcodes.POP));
      last.instructions.insert(new LdcInsnNode("changed"));
      ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      node.accept(writer);
      Files.write(file, writer.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
