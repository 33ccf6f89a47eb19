package dev.waymark.program;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;

/**
 * What annotations say of null. There are many that mean the same, of JSpecify, JSR 305, Jakarta,
 * JetBrains, Checker Framework and others; their simple names tell. What none of them allows is not
 * meant to be null, whether or not a package says so as a whole.
 */
public final class Nullness {
  private static final Set<String> NULLABLE =
      Set.of("Nullable", "CheckForNull", "NullableDecl", "NullableType", "PossiblyNull");

  private Nullness() {}

  /** Whether {@code method} says that its parameter at {@code index} may be null. */
  public static boolean isParameterNullable(MethodModel method, int index) {
    MethodNode node = method.node();
    return hasNullable(at(node.visibleParameterAnnotations, index))
        || hasNullable(at(node.invisibleParameterAnnotations, index))
        || typeAnnotations(node)
            .filter(
                each ->
                    new TypeReference(each.typeRef).getSort()
                        == TypeReference.METHOD_FORMAL_PARAMETER)
            .filter(each -> new TypeReference(each.typeRef).getFormalParameterIndex() == index)
            .anyMatch(Nullness::isNullable);
  }

  /** Whether {@code method} says that it may return null. */
  public static boolean isResultNullable(MethodModel method) {
    MethodNode node = method.node();
    return hasNullable(node.visibleAnnotations)
        || hasNullable(node.invisibleAnnotations)
        || typeAnnotations(node)
            .filter(
                each -> new TypeReference(each.typeRef).getSort() == TypeReference.METHOD_RETURN)
            .anyMatch(Nullness::isNullable);
  }

  /** Those of types as a whole, not of what they are made of. */
  private static Stream<TypeAnnotationNode> typeAnnotations(MethodNode node) {
    return Stream.of(node.visibleTypeAnnotations, node.invisibleTypeAnnotations)
        .filter(each -> each != null)
        .flatMap(List::stream)
        .filter(each -> each.typePath == null);
  }

  private static @Nullable List<AnnotationNode> at(
      List<AnnotationNode> @Nullable [] all, int index) {
    return all == null || index >= all.length ? null : all[index];
  }

  private static boolean hasNullable(@Nullable List<AnnotationNode> annotations) {
    return annotations != null && annotations.stream().anyMatch(Nullness::isNullable);
  }

  private static boolean isNullable(AnnotationNode annotation) {
    String name = annotation.desc;
    int start = Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1;
    return NULLABLE.contains(name.substring(start, name.length() - 1));
  }
}
