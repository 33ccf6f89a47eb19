package dev.waymark.benchmarks.real.random;

import java.util.List;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/**
 * The constants of some classes: in instructions, as keys of switches, and as values of fields.
 *
 * @param integers numbers of all integral types
 * @param reals numbers of both floating-point types
 * @param strings texts, and the fixed parts of concatenations
 * @param characters the characters of the texts
 * @param types the internal names of classes that are cast to or asked for
 */
record ClassConstants(
    List<Long> integers,
    List<Double> reals,
    List<String> strings,
    List<Character> characters,
    List<String> types) {
  /** All of {@code classFiles}, each once, sorted. */
  static ClassConstants of(List<byte[]> classFiles) {
    ConstantFinder finder = new ConstantFinder();
    for (byte[] file : classFiles) {
      ClassNode node = new ClassNode();
      new ClassReader(file).accept(node, ClassReader.SKIP_DEBUG);
      finder.search(node);
    }
    TreeSet<Character> characters = new TreeSet<>();
    finder.strings().forEach(text -> text.chars().forEach(c -> characters.add((char) c)));
    return new ClassConstants(
        finder.integers(),
        finder.reals(),
        finder.strings(),
        List.copyOf(characters),
        finder.types());
  }
}
