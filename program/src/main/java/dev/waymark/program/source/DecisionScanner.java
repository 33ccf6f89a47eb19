package dev.waymark.program.source;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Walks the declarations of a file, and all code in them. */
final class DecisionScanner extends StatementScanner {
  private final Owners owners;
  private final Set<String> asserting = new HashSet<>();

  private DecisionScanner(Model model, Emission emission) {
    super(model, emission);
    this.owners = new Owners(model);
  }

  /** The decisions of {@code unit}; linear in its size. */
  static List<SourceDecision> decisions(Model model, CompilationUnitTree unit) {
    Emission emission = new Emission(new TreeLines(model, unit));
    new DecisionScanner(model, emission).scan(new TreePath(unit), null);
    return emission.found();
  }

  @Override
  public @Nullable Void visitCompilationUnit(CompilationUnitTree unit, @Nullable Void unused) {
    scan(unit.getTypeDecls(), null);
    return null;
  }

  @Override
  public @Nullable Void visitClass(ClassTree tree, @Nullable Void unused) {
    String owner = owners.name(getCurrentPath(), emission.place().owner());
    apart(new CodePlace(owner, DecisionCopies.ONCE, 0), () -> members(tree));
    return null;
  }

  private void members(ClassTree tree) {
    CodePlace place = emission.place();
    for (Tree member : tree.getMembers()) {
      emission.move(place.repeated(Members.repetition(tree, member)));
      if (member instanceof VariableTree field) {
        field(tree, field);
      } else if (member instanceof MethodTree
          || member instanceof BlockTree
          || member instanceof ClassTree) {
        scan(member, null);
      }
    }
  }

  /** Static fields have the line of their name, others that of their first modifier. */
  private void field(ClassTree tree, VariableTree field) {
    if (Members.isStatic(tree, field)) {
      emission.atPreferred(field);
    } else {
      emission.atStart(field);
    }
    scan(field.getInitializer(), null);
  }

  @Override
  public @Nullable Void visitMethod(MethodTree tree, @Nullable Void unused) {
    scan(tree.getBody(), null);
    return null;
  }

  @Override
  public @Nullable Void visitLambdaExpression(LambdaExpressionTree tree, @Nullable Void unused) {
    apart(emission.place().repeated(DecisionCopies.ONCE), () -> body(tree.getBody()));
    return null;
  }

  private void body(Tree body) {
    if (body instanceof ExpressionTree) {
      emission.atStart(body);
    }
    scan(body, null);
  }

  /**
   * Interfaces have no private fields: their status is kept in a synthetic class, left out here.
   */
  @Override
  void assertionStatus() {
    ClassTree around = Members.classAround(getCurrentPath());
    if (around.getKind() != Tree.Kind.INTERFACE && asserting.add(emission.place().owner())) {
      CodePlace place = emission.place();
      emission.move(place.repeated(DecisionCopies.ONCE));
      emission.atStart(around);
      emission.decide(Origin.VALUE, around, "desiredAssertionStatus()");
      emission.move(place);
    }
  }
}
