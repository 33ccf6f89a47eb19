package dev.waymark.path.tree;

import dev.waymark.path.Follower;
import dev.waymark.path.Point;
import dev.waymark.path.Situation;
import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.AbstractNode;
import dev.waymark.program.ir.Check;
import java.util.ArrayList;
import java.util.List;

/**
 * Folds a concrete path, while it is walked, into an abstract one. Checks that pass leave no arc.
 *
 * <p>To be told of each choice before the walk takes it.
 */
public final class Folder implements Follower {
  private final FoldingPlan plan;
  private final ArcNames names;
  private final List<Token> tokens;
  private final List<Arc> arcs;
  private final List<String> labels;
  private final Notation text;
  private final List<OpenNode> open;

  /** For the paths of one criterion. */
  public Folder(PathFolding folding) {
    this(
        new FoldingPlan(folding),
        new ArcNames(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new Notation(),
        new ArrayList<>());
  }

  private Folder(
      FoldingPlan plan,
      ArcNames names,
      List<Token> tokens,
      List<Arc> arcs,
      List<String> labels,
      Notation text,
      List<OpenNode> open) {
    this.plan = plan;
    this.names = names;
    this.tokens = tokens;
    this.arcs = arcs;
    this.labels = labels;
    this.text = text;
    this.open = open;
  }

  /** A folder like this one at the beginning of a path, which shares what is known of methods. */
  public Folder fresh() {
    return new Folder(
        plan,
        names,
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new Notation(),
        new ArrayList<>());
  }

  @Override
  public Folder copy() {
    List<OpenNode> copies = new ArrayList<>();
    open.forEach(each -> copies.add(each.copy()));
    return new Folder(
        plan,
        names,
        new ArrayList<>(tokens),
        new ArrayList<>(arcs),
        new ArrayList<>(labels),
        text.copy(),
        copies);
  }

  /** The arcs of the abstract path so far; not to be changed. */
  public List<Token> tokens() {
    return tokens;
  }

  /** The arcs of the concrete path so far; not to be changed. */
  public List<Arc> arcs() {
    return arcs;
  }

  /** The names of {@link #arcs}. */
  public List<String> labels() {
    return labels;
  }

  /** The path so far in the notation of paper 004. */
  public String text() {
    Notation closed = text.copy();
    for (OpenNode each : open) {
      if (each.type() == AbstractNode.Type.CALL && each.mark() >= 0) {
        closed.close(each.mark(), AbstractNode.Type.CALL);
      }
    }
    return closed.toString();
  }

  /** The path goes on with {@code outcome} of {@code choice}. */
  public void take(Situation.Choice choice, int outcome) {
    Point point = choice.point();
    boolean isCheck = isCheck(point);
    if (choice.isPin() || (isCheck && outcome == 0)) {
      return;
    }
    Arc arc = Arc.of(point, outcome);
    arcs.add(arc);
    labels.add(names.of(point, outcome));
    text.add(labels.get(labels.size() - 1));
    open.forEach(each -> each.take(point, arc));
    if (!isCheck) {
      decide(point, outcome, arc);
    } else {
      open.forEach(OpenNode::fail);
      emit(new Token.Taken(arc));
    }
    text.decide(plan.shown(point.method(), point.statement()), point, outcome);
  }

  private static boolean isCheck(Point point) {
    return point.method().code().statement(point.statement()) instanceof Check;
  }

  private void decide(Point point, int outcome, Arc arc) {
    Compound compound = plan.folded(point.method(), point.statement());
    if (compound == null) {
      emit(new Token.Taken(arc));
      return;
    }
    Boolean value = compound.value(point.statement(), outcome);
    if (value != null) {
      emit(new Token.Decided(arc.method(), compound.first(), compound.last(), value));
    }
  }

  private void emit(Token token) {
    if (open.stream().noneMatch(OpenNode::isFolded)) {
      tokens.add(token);
    }
  }

  @Override
  public void entered(int frame, int depth, MethodModel method) {
    if (depth > 0 && open.stream().noneMatch(each -> each.type() == AbstractNode.Type.CALL)) {
      boolean isFolded = plan.folding().folded().contains(AbstractNode.Type.CALL);
      int mark = plan.folding().shown().contains(AbstractNode.Type.CALL) ? text.mark() : -1;
      open.add(new OpenNode(frame, method, null, isFolded, mark));
    }
  }

  @Override
  public void moved(int frame, MethodModel method, int instruction) {
    if (!open.isEmpty()) {
      leave(frame, instruction);
    }
    for (Region region : plan.regions(method)) {
      if (region.start() == instruction) {
        begin(frame, method, region);
      }
    }
  }

  private void leave(int frame, int instruction) {
    for (int i = open.size() - 1; i >= 0; i--) {
      OpenNode each = open.get(i);
      Region region = each.region();
      if (each.frame() == frame && region != null && !region.includes(instruction)) {
        close(i);
      }
    }
  }

  private void begin(int frame, MethodModel method, Region region) {
    for (int i = open.size() - 1; i >= 0; i--) {
      if (open.get(i).frame() == frame && region.equals(open.get(i).region())) {
        if (region.type() == AbstractNode.Type.LOOP) {
          open.get(i).turn();
          return;
        }
        close(i);
      }
    }
    boolean isShown = plan.shows(region) && open.stream().noneMatch(OpenNode::isFoldedCall);
    open.add(new OpenNode(frame, method, region, plan.folds(region), isShown ? text.mark() : -1));
  }

  /** Closes this one and all that was begun in it. */
  private void close(int from) {
    while (open.size() > from) {
      OpenNode last = open.remove(open.size() - 1);
      if (last.mark() >= 0 && !last.isCut()) {
        text.close(last.mark(), last.type());
      }
      Token token = last.token(plan.folding().order());
      if (last.isFolded() && token != null) {
        emit(token);
      }
    }
  }

  @Override
  public void left(int frame) {
    for (int i = open.size() - 1; i >= 0; i--) {
      if (open.get(i).frame() == frame) {
        if (open.get(i).region() != null) {
          open.get(i).fail();
        }
        close(i);
      }
    }
  }
}
