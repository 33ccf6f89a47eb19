package dev.waymark.program;

import dev.waymark.program.branch.BranchFinder;
import dev.waymark.program.branch.BranchGraph;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.branch.Definitions;
import dev.waymark.program.branch.StatementText;
import dev.waymark.program.decision.AbstractNode;
import dev.waymark.program.decision.AbstractNodeFinder;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.decision.DecisionFinder;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Dominators;
import dev.waymark.program.graph.Loops;
import dev.waymark.program.internal.lift.MethodLifter;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.MethodRef;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A method; its code and what follows from it are computed when first asked for, and kept. */
public final class MethodModel {
  private final ClassModel owner;
  private final MethodNode node;
  private final MethodRef ref;
  private final Lazy<Code> code = new Lazy<>(this::lift);
  private final Lazy<Cfg> cfg = new Lazy<>(() -> Cfg.of(code()));
  private final Lazy<Dominators> dominators = new Lazy<>(() -> Dominators.of(cfg().graph(), 0));
  private final Lazy<Loops> loops = new Lazy<>(() -> Loops.of(cfg().graph(), dominators()));
  private final Lazy<List<Decision>> decisions = new Lazy<>(this::findDecisions);
  private final Lazy<List<BranchPoint>> branchPoints =
      new Lazy<>(() -> BranchFinder.find(cfg(), dominators(), decisions(), owner().caseNames()));
  private final Lazy<BranchGraph> branchGraph =
      new Lazy<>(() -> BranchGraph.of(cfg(), branchPoints()));
  private final Lazy<List<AbstractNode>> abstractNodes =
      new Lazy<>(() -> AbstractNodeFinder.find(cfg(), dominators(), loops(), decisions()));

  MethodModel(ClassModel owner, MethodNode node) {
    this.owner = owner;
    this.node = node;
    this.ref = new MethodRef(owner.name(), node.name, node.desc);
  }

  public ClassModel owner() {
    return owner;
  }

  MethodNode node() {
    return node;
  }

  public MethodRef ref() {
    return ref;
  }

  public String name() {
    return node.name;
  }

  public String descriptor() {
    return node.desc;
  }

  public boolean isStatic() {
    return has(Opcodes.ACC_STATIC);
  }

  public boolean isPrivate() {
    return has(Opcodes.ACC_PRIVATE);
  }

  public boolean isFinal() {
    return has(Opcodes.ACC_FINAL);
  }

  public boolean isAbstract() {
    return has(Opcodes.ACC_ABSTRACT);
  }

  public boolean isNative() {
    return has(Opcodes.ACC_NATIVE);
  }

  public boolean isPublic() {
    return has(Opcodes.ACC_PUBLIC);
  }

  /** Visible in its package only. */
  public boolean isPackagePrivate() {
    return !has(Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED | Opcodes.ACC_PRIVATE);
  }

  /** Made by the compiler, not written in the source; bridges too. */
  public boolean isSynthetic() {
    return has(Opcodes.ACC_SYNTHETIC);
  }

  public boolean isBridge() {
    return has(Opcodes.ACC_BRIDGE);
  }

  public boolean isDeprecated() {
    return has(Opcodes.ACC_DEPRECATED);
  }

  /** The last parameter takes any number of arguments. */
  public boolean isVarargs() {
    return has(Opcodes.ACC_VARARGS);
  }

  /** Internal names of the exceptions that the method declares. */
  public List<String> exceptions() {
    return node.exceptions;
  }

  /** The types with their type arguments as class files write them; null if there are none. */
  public @Nullable String signature() {
    return node.signature;
  }

  /**
   * The annotations of parameter {@code index}, counted from 0, as far as class files keep them.
   */
  public List<Annotation> parameterAnnotations(int index) {
    return Stream.of(node.visibleParameterAnnotations, node.invisibleParameterAnnotations)
        .filter(lists -> lists != null && index < lists.length && lists[index] != null)
        .flatMap(lists -> lists[index].stream())
        .map(Annotation::of)
        .toList();
  }

  private boolean has(int flags) {
    return (node.access & flags) != 0;
  }

  /** Whether nobody has written it: a record has it because each record does. */
  public boolean isOfEveryRecord() {
    for (AbstractInsnNode each : node.instructions) {
      if (each instanceof InvokeDynamicInsnNode call
          && call.bsm.getOwner().equals("java/lang/runtime/ObjectMethods")) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is bytecode: the method is neither abstract nor native. */
  public boolean hasCode() {
    return node.instructions.size() > 0;
  }

  /**
   * The method's code.
   *
   * @throws ProgramException if there is none, or it is not valid bytecode
   */
  public Code code() {
    return code.get();
  }

  /** The control flow graph; throws as {@link #code()} does, like everything below. */
  public Cfg cfg() {
    return cfg.get();
  }

  /** Dominators of blocks, exceptional edges included. */
  public Dominators dominators() {
    return dominators.get();
  }

  /** Natural loops and irreducible regions of blocks, exceptional edges included. */
  public Loops loops() {
    return loops.get();
  }

  /** The decisions in instruction order, as the source has them where it is at hand. */
  public List<Decision> decisions() {
    return decisions.get();
  }

  private List<Decision> findDecisions() {
    return owner.sourceReading().read(DecisionFinder.find(cfg(), dominators(), loops()));
  }

  public List<BranchPoint> branchPoints() {
    return branchPoints.get();
  }

  /** What its statements do, where {@code definitions} say what they read. */
  public StatementText texts(Definitions definitions) {
    return new StatementText(code(), definitions, owner().caseNames());
  }

  /** What its statements do, on whatever path: places are the numbers of statements. */
  public StatementText texts() {
    return new StatementText(code(), Definitions.of(cfg(), dominators()), owner().caseNames());
  }

  public BranchGraph branchGraph() {
    return branchGraph.get();
  }

  /** The outermost abstract nodes. */
  public List<AbstractNode> abstractNodes() {
    return abstractNodes.get();
  }

  private Code lift() {
    if (!hasCode()) {
      throw new ProgramException(
          (isNative() ? "native" : "abstract")
              + " method has no code: "
              + ref
              + (isNative() ? " (choose a method in Java)" : " (choose one that implements it)"));
    }
    try {
      return MethodLifter.lift(owner.name(), node);
    } catch (IndexOutOfBoundsException | IllegalStateException e) {
      throw new ProgramException("method is not valid bytecode: " + ref + " (recompile it)", e);
    }
  }

  /** Whether a user's {@code name} or {@code name(descriptor)} means this method. */
  boolean isCalled(String nameAndDescriptor) {
    String whole = ref.signature();
    return nameAndDescriptor.equals(name())
        || nameAndDescriptor.equals(whole)
        || (nameAndDescriptor.endsWith(")") && whole.startsWith(nameAndDescriptor));
  }

  @Override
  public String toString() {
    return ref.toString();
  }
}
