package dev.waymark.benchmarks.real.witness;

import dev.waymark.benchmarks.real.coverage.BranchKey;
import dev.waymark.benchmarks.real.coverage.Rewriter;
import dev.waymark.benchmarks.turns.ProgramFrames;
import dev.waymark.benchmarks.turns.Turn;
import dev.waymark.benchmarks.turns.TurnWriter;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Makes classes of a program tell which branches they take. */
public final class Witness implements Rewriter {
  private final Program program;
  private final List<Branch> branches = new ArrayList<>();
  private final List<MethodRef> methods = new ArrayList<>();
  private final Map<Integer, String> all = new TreeMap<>();
  private final Map<Integer, String> direct = new TreeMap<>();

  public Witness(Program program) {
    this.program = program;
  }

  @Override
  public boolean isShared(String name) {
    return name.equals(Seen.class.getName());
  }

  @Override
  public synchronized byte[] rewrite(byte[] bytes, String name) {
    ClassModel type = program.require(name.replace('.', '/'));
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
    for (MethodNode each : node.methods) {
      MethodModel method = type.find(each.name, each.desc);
      if (method != null && method.hasCode()) {
        write(each, method);
      }
    }
    ProgramFrames writer = new ProgramFrames(program);
    node.accept(writer);
    return writer.toByteArray();
  }

  private void write(MethodNode node, MethodModel method) {
    Map<Turn, Branch> turns = Turn.branches(method);
    new TurnWriter(node, Seen.class, turn -> number(turns, turn)).write();
    boolean isCallable = !method.isPrivate() && !method.isSynthetic();
    if (isCallable && !method.name().equals("<clinit>")) {
      node.instructions.insert(enter(method));
    }
  }

  private int number(Map<Turn, Branch> turns, Turn turn) {
    branches.add(Objects.requireNonNull(turns.get(turn), turn::toString));
    return branches.size() - 1;
  }

  private InsnList enter(MethodModel method) {
    methods.add(method.ref());
    InsnList code = new InsnList();
    code.add(new LdcInsnNode(methods.size() - 1));
    String seen = Type.getInternalName(Seen.class);
    code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, seen, "enter", "(I)V"));
    return code;
  }

  /** Forgets what was taken since the last decision. */
  public void reject() {
    Seen.forget();
  }

  /** Lets what {@code by} took since the last decision count. */
  public void accept(Supplier<String> by) {
    note(all, by);
    Seen.forget();
  }

  /**
   * Like {@link #accept}, and {@code method} was called within bounds: if nothing else that can be
   * called from outside ran, whatever was taken was taken within bounds.
   */
  public void acceptWithinBounds(Supplier<String> by, MethodRef method) {
    int entry = Seen.onlyEntry();
    if (entry >= 0 && methods.get(entry).equals(method)) {
      note(direct, by);
    }
    accept(by);
  }

  private static void note(Map<Integer, String> noted, Supplier<String> by) {
    for (int turn : Seen.turns()) {
      noted.computeIfAbsent(turn, key -> by.get());
    }
  }

  /** All branches that were taken, once for each place. */
  public List<Sighting> sightings() {
    List<Sighting> sightings = new ArrayList<>();
    all.forEach((turn, by) -> sightings.add(sighting(turn, Sighting.Place.ANYWHERE, by)));
    direct.forEach((turn, by) -> sightings.add(sighting(turn, Sighting.Place.WITHIN_BOUNDS, by)));
    return sightings;
  }

  private Sighting sighting(int turn, Sighting.Place place, String by) {
    return new Sighting(BranchKey.of(branches.get(turn)), place, by);
  }
}
