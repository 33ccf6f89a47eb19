package dev.waymark.program.source;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** What attribution knows about trees; everything may be unknown where it failed. */
final class Model {
  private static final Set<String> BOXES =
      Set.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Short",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double");

  private final Trees trees;
  private final Elements elements;
  private final PreferredPositions positions;

  Model(JavacTask task, PreferredPositions positions) {
    this.trees = Trees.instance(task);
    this.elements = task.getElements();
    this.positions = positions;
  }

  Trees trees() {
    return trees;
  }

  PreferredPositions positions() {
    return positions;
  }

  @Nullable Element element(TreePath path) {
    return trees.getElement(path);
  }

  /** The internal name of the class declared at {@code path}; null if attribution gave it none. */
  @Nullable String internalName(TreePath path) {
    return element(path) instanceof TypeElement type
        ? elements.getBinaryName(type).toString().replace('.', '/')
        : null;
  }

  boolean isString(TreePath path) {
    return "java.lang.String".equals(className(path));
  }

  /** Whether the expression has the class of a primitive's box, so that operators unbox it. */
  boolean isBoxed(TreePath path) {
    @Nullable String name = className(path);
    return name != null && BOXES.contains(name);
  }

  ValueKind kind(TreePath path) {
    return ValueKind.of(trees.getTypeMirror(path));
  }

  /** The parameters of the method or constructor that is called at {@code path}. */
  Parameters parameters(TreePath path) {
    return element(path) instanceof ExecutableElement method
        ? Parameters.of(method)
        : Parameters.unknown();
  }

  /** Whether the expression is a variable of a method, not a field. */
  boolean isLocal(TreePath path) {
    return element(path) instanceof VariableElement variable && !variable.getKind().isField();
  }

  boolean isArray(TreePath path) {
    @Nullable TypeMirror type = trees.getTypeMirror(path);
    return type != null && type.getKind() == TypeKind.ARRAY;
  }

  private @Nullable String className(TreePath path) {
    @Nullable TypeMirror type = trees.getTypeMirror(path);
    return type != null
            && type.getKind() == TypeKind.DECLARED
            && ((DeclaredType) type).asElement() instanceof TypeElement element
        ? element.getQualifiedName().toString()
        : null;
  }
}
