package dev.waymark.instrument.internal;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.label.Label;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Rewrites one method, instruction by instruction. */
final class MethodRewriter {
  private final MethodNode node;
  private final Frame frame;
  private final Iterations iterations;
  private final Entrance entrance;
  private final ShadowFlow flow;
  private final ParameterLengths lengths;
  private final LoopHeads heads;
  private final StatementShadows statements;
  private final CheckStubs checks;
  private final LabelShadows labelCode;
  private final Map<LabelNode, Integer> labels = new HashMap<>();
  private final BitSet handlers = new BitSet();
  private final int firstOfObject;

  private MethodRewriter(
      MethodNode node, Frame frame, LabelMethods added, Entrance entrance, BitSet symbolic) {
    this.node = node;
    this.frame = frame;
    this.entrance = entrance;
    MethodModel method = frame.method;
    LabelPlaces places = new LabelPlaces(frame.code, added.of(method));
    this.labelCode = new LabelShadows(frame, places, added);
    this.flow = new ShadowFlow(frame.code, frame.effects, places, symbolic);
    this.iterations = new Iterations(frame, new Production(frame, flow));
    Joins joins = new Joins(frame.code, flow);
    this.lengths = new ParameterLengths(frame, joins, iterations);
    this.heads = new LoopHeads(frame.code, joins, lengths);
    this.checks = new CheckStubs(frame);
    this.firstOfObject = method.name().equals("<init>") ? Construction.end(node) : 0;
    Transparency transparency = new Transparency(frame.code, firstOfObject);
    ImpliedOutcomes implied = new ImpliedOutcomes(frame.code, flow, transparency);
    JumpShadows jumps = new JumpShadows(frame, iterations, heads, implied);
    this.statements = new StatementShadows(frame, entrance, iterations, lengths, jumps, implied);
  }

  /** Rewrites {@code node}, the code of the method of {@code frame}, with the labels it has. */
  static void rewrite(MethodNode node, Frame frame, LabelMethods labels) {
    AbstractInsnNode[] nodes = node.instructions.toArray();
    frame.findDuplicated(nodes);
    Entrance entrance = new Entrance(frame);
    BitSet parameters = Entrance.parameters(frame.method);
    MethodRewriter body = new MethodRewriter(node, frame, labels, entrance, parameters);
    entrance.start();
    LabelNode concrete = new LabelNode();
    if (body.takesShadows() && TwoBodies.suit(frame)) {
      AbstractInsnNode[] copies = TwoBodies.copy(nodes);
      frame.findDuplicated(copies);
      body.start();
      entrance.accept(body.flow.liveBefore(0), concrete);
      body.write(copies);
      body = new MethodRewriter(node, frame, labels, entrance, new BitSet());
      frame.notes.suspend();
      frame.out.add(concrete);
      body.start();
    } else {
      body.start();
      if (entrance.accepts()) {
        entrance.accept(body.flow.liveBefore(0), concrete);
        frame.out.add(concrete);
      }
    }
    node.instructions.clear();
    body.write(nodes);
    frame.notes.finish(node);
    node.instructions.add(frame.out.list());
  }

  /** Whether the shadow of a parameter is read. */
  private boolean takesShadows() {
    return flow.liveBefore(0).intersects(Entrance.parameters(frame.method));
  }

  private void start() {
    iterations.start();
    entrance.clear(flow.liveBefore(0));
  }

  private void write(AbstractInsnNode[] nodes) {
    numberLabels(nodes);
    frame.code.handlers().forEach(handler -> handlers.set(handler.target()));
    lengths.start();
    labels(Label.ENTRY);
    int index = 0;
    for (AbstractInsnNode each : nodes) {
      if (each.getOpcode() < 0) {
        if (!(each instanceof FrameNode)) {
          frame.out.add(each);
        }
      } else {
        instruction(index++, each);
      }
    }
    frame.notes.suspend();
    statements.finish();
    checks.finish();
    node.tryCatchBlocks.addAll(0, checks.rows());
  }

  private void numberLabels(AbstractInsnNode[] nodes) {
    int index = 0;
    for (AbstractInsnNode each : nodes) {
      if (each instanceof LabelNode label) {
        labels.put(label, index);
      } else if (each.getOpcode() >= 0) {
        index++;
      }
    }
  }

  private void instruction(int index, AbstractInsnNode each) {
    if (!frame.code.isReachable(index)) {
      frame.out.add(each);
      return;
    }
    if (handlers.get(index)) {
      entrance.caught();
      frame.notes.caught();
    }
    labels(index);
    LoopHeads.Head head = heads.at(index);
    LabelNode start = head == null ? new LabelNode() : head.start();
    LabelNode end = head == null ? new LabelNode() : head.end();
    if (head == null || head.first() == index) {
      frame.out.add(start);
    }
    frame.instruction(each);
    List<BitSet> may = flow.mayWithin(index);
    List<BitSet> live = flow.liveWithin(index);
    int first = frame.code.firstStatement(index);
    statements.begin();
    for (int i = 0; i < may.size(); i++) {
      frame.at(first + i, may.get(i), live.get(i));
      statements.emit(frame.current());
    }
    if (may.isEmpty() || !endsWithGoto(index)) {
      frame.original();
    } else {
      jump(index);
    }
    if (index == firstOfObject - 1 && Construction.isConstructor(each)) {
      frame.notes.constructed();
      statements.constructed();
    }
    if (!statements.failing().isEmpty() && index >= firstOfObject) {
      if (head == null) {
        frame.out.add(end);
      }
      List<TryCatchBlockNode> covering = covering(index);
      statements.failing().forEach((check, site) -> checks.add(check, site, start, end, covering));
    }
  }

  private void labels(int instruction) {
    int place = Math.max(0, instruction);
    frame.at(frame.code.firstStatement(place), flow.mayBefore(place), flow.liveBefore(place));
    labelCode.emit(instruction);
  }

  private boolean endsWithGoto(int index) {
    Statement last = frame.code.statement(frame.code.endStatement(index) - 1);
    return last instanceof Goto;
  }

  private void jump(int index) {
    Goto last = (Goto) frame.code.statement(frame.code.endStatement(index) - 1);
    if (last.target() <= index) {
      iterations.count();
    }
    frame.original();
  }

  private int position(LabelNode label) {
    return labels.getOrDefault(label, Integer.MAX_VALUE);
  }

  private List<TryCatchBlockNode> covering(int index) {
    List<TryCatchBlockNode> covering = new ArrayList<>();
    for (TryCatchBlockNode block : node.tryCatchBlocks) {
      if (position(block.start) <= index && index < position(block.end)) {
        covering.add(block);
      }
    }
    return covering;
  }

  /** The part of a constructor before the object is one, as compilers lay it out. */
  private static final class Construction {
    /** The index after the call of another constructor for the same object. */
    static int end(MethodNode node) {
      int index = 0;
      int fresh = 0;
      for (AbstractInsnNode each : node.instructions) {
        if (each.getOpcode() == Opcodes.NEW) {
          fresh++;
        } else if (isConstructor(each) && fresh-- == 0) {
          return index + 1;
        }
        index += each.getOpcode() >= 0 ? 1 : 0;
      }
      return index;
    }

    private static boolean isConstructor(AbstractInsnNode each) {
      return each instanceof org.objectweb.asm.tree.MethodInsnNode call
          && call.name.equals("<init>");
    }
  }
}
