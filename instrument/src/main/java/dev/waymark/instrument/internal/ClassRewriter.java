package dev.waymark.instrument.internal;

import dev.waymark.instrument.site.LabelTable;
import dev.waymark.instrument.site.MethodTable;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Rewrites one class: its methods, and the fields for shadows. */
public final class ClassRewriter {
  private static final int KEPT =
      Opcodes.ACC_STATIC | Opcodes.ACC_PUBLIC | Opcodes.ACC_PRIVATE | Opcodes.ACC_PROTECTED;

  private final ClassModel model;
  private final ClassNode node;
  private final Scope scope;
  private final SiteTable sites;
  private final Bridges bridges;
  private final LabelMethods labels;
  private final @Nullable MethodTable methods;

  /**
   * For the class {@code node}, read afresh, of {@code model}.
   *
   * @param methods where to number methods; null if nobody wants whole paths
   */
  public ClassRewriter(
      ClassModel model,
      ClassNode node,
      Scope scope,
      SiteTable sites,
      LabelTable labels,
      @Nullable MethodTable methods) {
    this.methods = methods;
    this.model = model;
    this.node = node;
    this.scope = scope;
    this.sites = sites;
    this.bridges = new Bridges(node);
    this.labels = new LabelMethods(node, labels, sites);
  }

  /** Rewrites all methods but those in {@code kept}; returns how many methods have code. */
  public int rewrite(Set<MethodRef> kept) {
    int count = 0;
    for (MethodNode method : List.copyOf(node.methods)) {
      MethodModel code = model.find(method.name, method.desc);
      if (code != null && code.hasCode()) {
        count++;
        rewrite(code, method, kept);
      }
    }
    bridges.finish();
    labels.finish();
    addFields();
    return count;
  }

  private void rewrite(MethodModel code, MethodNode method, Set<MethodRef> kept) {
    if (kept.contains(code.ref()) || !isReadable(code)) {
      mark(code, method);
    } else {
      MethodRewriter.rewrite(method, new Frame(code, scope, sites, bridges, methods), labels);
    }
  }

  private static boolean isReadable(MethodModel code) {
    try {
      return code.code().instructionCount() > 0;
    } catch (ProgramException e) {
      return false;
    }
  }

  /** A method that stays as it is says so when it runs. */
  private void mark(MethodModel code, MethodNode method) {
    InsnList start = new InsnList();
    int site = sites.add(code, 0, 1).id();
    start.add(
        site <= Short.MAX_VALUE ? new IntInsnNode(Opcodes.SIPUSH, site) : new LdcInsnNode(site));
    start.add(
        new MethodInsnNode(
            Opcodes.INVOKESTATIC, ProbeNames.CHECKS, "uninstrumented", "(I)V", false));
    method.instructions.insert(start);
  }

  private void addFields() {
    List<FieldNode> added = new ArrayList<>();
    for (FieldNode field : node.fields) {
      FieldRef ref = new FieldRef(node.name, field.name, field.desc);
      if (scope.shadowed(ref) != null) {
        int access = (field.access & KEPT) | Opcodes.ACC_SYNTHETIC;
        String name = ProbeNames.shadowOf(ref);
        added.add(
            new FieldNode(access | Opcodes.ACC_TRANSIENT, name, ProbeNames.SHADOW, null, null));
      }
    }
    added.add(marker());
    node.fields.addAll(added);
  }

  private FieldNode marker() {
    int access = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
    boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
    int visible = isInterface ? Opcodes.ACC_PUBLIC : Opcodes.ACC_PRIVATE;
    return new FieldNode(access | visible, dev.waymark.probe.Instrumented.MARK, "Z", null, null);
  }
}
