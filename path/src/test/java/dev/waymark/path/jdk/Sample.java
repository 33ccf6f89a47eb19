package dev.waymark.path.jdk;

import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Invoke.Dispatch;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.util.List;

/** A heap without objects, an input that is not known, and the classes of these tests. */
final class Sample {
  final Terms terms = Simplifier.newTerms();
  final Symbol x = terms.symbol(Sort.INT, "x");
  final PathValue.Numeric input = PathValue.Numeric.of(x);
  final Heap heap = new Heap();
  final NumberOperations arithmetic = new NumberOperations(terms);
  final ClassHierarchy hierarchy =
      ClassHierarchy.of(new Program(ClassPath.open(ClassPath.placeOf(Sample.class))));
  final Types types = new Types(hierarchy, terms);

  PathValue.Numeric k(int value) {
    return arithmetic.constant(value);
  }

  /**
   * A call on an object, by the name of {@code method}, such as {@code java/lang/String.length}.
   */
  static Invoke on(String method, String descriptor) {
    boolean isNew = method.endsWith("<init>");
    MethodRef ref = ref(method, descriptor);
    Dispatch dispatch = isNew ? Dispatch.SPECIAL : Dispatch.VIRTUAL;
    return new Invoke(null, dispatch, ref, false, new NullConstant(), List.of());
  }

  /** A call of a static method. */
  static Invoke of(String method, String descriptor) {
    return new Invoke(null, Dispatch.STATIC, ref(method, descriptor), false, null, List.of());
  }

  private static MethodRef ref(String method, String descriptor) {
    int dot = method.indexOf('.');
    return new MethodRef(method.substring(0, dot), method.substring(dot + 1), descriptor);
  }
}
