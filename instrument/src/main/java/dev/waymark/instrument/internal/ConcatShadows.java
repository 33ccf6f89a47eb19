package dev.waymark.instrument.internal;

import dev.waymark.probe.Probe;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Operand;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;

/** Concatenation of strings: piece by piece if something in it may be symbolic. */
final class ConcatShadows {
  private static final String FACTORY = "java/lang/invoke/StringConcatFactory";
  private static final String BUFFER = "Ldev/waymark/library/Buffer;";
  private static final String STRING = "Ljava/lang/String;";
  private static final char ARGUMENT = '\1';
  private static final char CONSTANT = '\2';

  private final InvokeDynamic call;
  private final Frame frame;
  private final Type[] types;
  private int argument;

  private ConcatShadows(InvokeDynamic call, Frame frame) {
    this.call = call;
    this.frame = frame;
    this.types = Type.getArgumentTypes(call.descriptor());
  }

  /** Whether this is a concatenation that can be taken apart. */
  static boolean fits(InvokeDynamicInsnNode node, Frame frame) {
    return node.bsm.getOwner().equals(FACTORY)
        && !frame.isModel()
        && frame.scope.hierarchy().find(ProbeNames.CONCAT) != null;
  }

  static void invoke(InvokeDynamic call, InvokeDynamicInsnNode node, Frame frame) {
    LabelNode ordinary = new LabelNode();
    LabelNode done = new LabelNode();
    ModelCalls.jumpIfNothingSymbolic(call.arguments(), ProbeNames.CARRIERS, frame, ordinary);
    frame.spill(call.arguments());
    new ConcatShadows(call, frame).pieces(node);
    frame.out.jump(Opcodes.GOTO, done);
    frame.out.add(ordinary);
    frame.original();
    frame.out.add(done);
  }

  private void pieces(InvokeDynamicInsnNode node) {
    boolean hasRecipe = node.bsmArgs.length > 0;
    String recipe =
        hasRecipe ? (String) node.bsmArgs[0] : String.valueOf(ARGUMENT).repeat(types.length);
    int constant = 1;
    StringBuilder literal = new StringBuilder();
    frame.out.call(ProbeNames.CONCAT, "start", "()" + BUFFER);
    for (int i = 0; i < recipe.length(); i++) {
      char c = recipe.charAt(i);
      if (c == CONSTANT) {
        literal.append(node.bsmArgs[constant++]);
      } else if (c == ARGUMENT) {
        add(literal);
        addArgument();
      } else {
        literal.append(c);
      }
    }
    add(literal);
    frame.out.call(ProbeNames.CONCAT, "finish", "(" + BUFFER + ")" + STRING);
  }

  private void add(StringBuilder literal) {
    if (literal.length() > 0) {
      frame.out.constant(literal.toString());
      frame.out.call(ProbeNames.CONCAT, "add", descriptor(STRING));
      literal.setLength(0);
    }
  }

  private void addArgument() {
    Operand operand = call.arguments().get(argument);
    Kind kind = operand.kind();
    String type = shown(types[argument]);
    if (frame.may(operand)) {
      LabelNode concrete = new LabelNode();
      frame.jumpIfConcrete(List.of(operand), concrete);
      int token = Probe.token("add", descriptor(type));
      CallShadows.pass(List.of(operand), token, frame.site(1).id(), frame);
      frame.out.add(concrete);
    }
    frame.out.load(kind, frame.slots.temporary(argument));
    if (type.equals(STRING)) {
      frame.out.type(Opcodes.CHECKCAST, "java/lang/String");
    }
    frame.out.call(ProbeNames.CONCAT, "add", descriptor(type));
    argument++;
  }

  /** As what type an argument is shown. */
  private static String shown(Type type) {
    String descriptor = type.getDescriptor();
    return switch (type.getSort()) {
      case Type.BYTE, Type.SHORT -> "I";
      case Type.OBJECT, Type.ARRAY -> descriptor.equals(STRING) ? STRING : ProbeNames.OBJECT;
      default -> descriptor;
    };
  }

  private static String descriptor(String type) {
    return "(" + BUFFER + type + ")" + BUFFER;
  }
}
