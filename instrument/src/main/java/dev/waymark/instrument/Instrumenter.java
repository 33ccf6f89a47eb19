package dev.waymark.instrument;

import dev.waymark.instrument.internal.CallGuards;
import dev.waymark.instrument.internal.ClassBytes;
import dev.waymark.instrument.internal.ClassRewriter;
import dev.waymark.instrument.internal.HandlerGuards;
import dev.waymark.instrument.internal.Scope;
import dev.waymark.instrument.internal.SerialVersion;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.instrument.site.MethodTable;
import dev.waymark.instrument.site.Recording;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.ClassModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.lowering.BoxingReferences;
import dev.waymark.program.lowering.PatternSwitches;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.tree.ClassNode;

/**
 * Rewrites classes of a program. Deterministic: the same classes in the same order give the same
 * bytes and sites. Not safe for use by several threads.
 */
public final class Instrumenter {
  private final Program program;
  private final Scope scope;
  private final SiteTable sites = new SiteTable();
  private final LabelTable labels;
  private final MethodTable methods = new MethodTable();
  private final Recording recording;

  /** Instruments those classes of {@code program} whose internal names are {@code admitted}. */
  public Instrumenter(Program program, Predicate<String> admitted) {
    this(program, admitted, new LabelTable(Map.of()));
  }

  /** As above, with the labels that methods have. */
  public Instrumenter(Program program, Predicate<String> admitted, LabelTable labels) {
    this(program, admitted, labels, Recording.SYMBOLIC_BRANCHES);
  }

  /** As above, and what the code is to record. */
  public Instrumenter(
      Program program, Predicate<String> admitted, LabelTable labels, Recording recording) {
    this.recording = recording;
    this.program = program;
    this.labels = labels;
    this.scope = new Scope(program, admitted, recording);
  }

  /** The sites of what was instrumented so far. */
  public SiteTable sites() {
    return sites;
  }

  /** The labels, and where they are in what was instrumented so far. */
  public LabelTable labels() {
    return labels;
  }

  /** The numbers of methods in whole paths; empty if nobody wants those. */
  public MethodTable methods() {
    return methods;
  }

  /** What instrumented code records. */
  public Recording recording() {
    return recording;
  }

  /** Whether the class with this internal name is to be instrumented. */
  public boolean admits(String name) {
    return scope.includes(name);
  }

  /**
   * Instruments the class with internal name {@code name}.
   *
   * @param bytes its class file, the one that the program has
   * @throws ProgramException if the program has no such class, or it is unreadable
   */
  public InstrumentedClass instrument(String name, byte[] bytes) {
    ClassModel model = program.find(name);
    if (model == null) {
      throw new ProgramException("class not found: " + name.replace('/', '.'));
    }
    Set<MethodRef> kept = new LinkedHashSet<>();
    int start = sites.size();
    int firstMethod = methods.size();
    while (true) {
      ClassNode node = ClassBytes.read(bytes);
      PatternSwitches.lower(node);
      BoxingReferences.lower(node);
      SerialVersion.keep(node, bytes, scope);
      MethodTable numbers = recording == Recording.WHOLE_PATHS ? methods : null;
      int count = new ClassRewriter(model, node, scope, sites, labels, numbers).rewrite(kept);
      CallGuards.insert(node, scope);
      HandlerGuards.insert(node);
      try {
        return new InstrumentedClass(ClassBytes.write(node, scope), count, List.copyOf(kept));
      } catch (MethodTooLargeException e) {
        MethodRef large = new MethodRef(name, e.getMethodName(), e.getDescriptor());
        if (!kept.add(large)) {
          throw new ProgramException("method too large: " + large + " (leave out its class)", e);
        }
        sites.shrink(start);
        labels.shrink(start);
        methods.shrink(firstMethod);
      }
    }
  }
}
