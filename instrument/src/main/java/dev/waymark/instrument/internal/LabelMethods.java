package dev.waymark.instrument.internal;

import dev.waymark.instrument.site.LabelPlace;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.MethodModel;
import dev.waymark.program.label.Label;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The methods that are added to a class to evaluate labels: one for each place that has some. */
final class LabelMethods {
  private final ClassNode owner;
  private final LabelTable table;
  private final SiteTable sites;
  private final List<MethodNode> added = new ArrayList<>();

  LabelMethods(ClassNode owner, LabelTable table, SiteTable sites) {
    this.owner = owner;
    this.table = table;
    this.sites = sites;
  }

  /** The labels of {@code method}. */
  List<Label> of(MethodModel method) {
    return table.of(method);
  }

  /** A new place for {@code labels}, with its method. */
  LabelPlace add(MethodModel method, int statement, List<Label> labels) {
    LabelPlace place = table.add(method, statement, labels, sites);
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    MethodNode node = new MethodNode(access, name(place), LabelCode.descriptor(place), null, null);
    node.instructions.add(LabelCode.of(place).list());
    added.add(node);
    return place;
  }

  private static String name(LabelPlace place) {
    return "$waymark$label$" + place.id();
  }

  /** The call of the method for {@code place}. */
  MethodInsnNode call(LabelPlace place) {
    boolean isInterface = (owner.access & Opcodes.ACC_INTERFACE) != 0;
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC, owner.name, name(place), LabelCode.descriptor(place), isInterface);
  }

  /** Adds the methods to the class. */
  void finish() {
    owner.methods.addAll(added);
  }
}
