package dev.waymark.path.jdk;

import dev.waymark.library.LibraryMember;
import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.World;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.StringConstant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Concatenation of strings: piece by piece as instrumented code does it. */
final class ConcatenationCalls {
  private static final String FACTORY = "java/lang/invoke/StringConcatFactory";
  private static final String TEXT = "Ljava/lang/String;";
  private static final char ARGUMENT = '\1';
  private static final char CONSTANT = '\2';

  private final World world;
  private final Heap heap;
  private final JavaObjects constants;

  ConcatenationCalls(World world, Heap heap, NumberOperations arithmetic) {
    this.world = world;
    this.heap = heap;
    this.constants = new JavaObjects(heap, arithmetic);
  }

  private record Piece(String type, PathValue value) {}

  /** What {@code call} in code of the program means; null if it is no concatenation. */
  @Nullable JdkEffect call(InvokeDynamic call, List<PathValue> arguments) {
    if (!call.bootstrap().method().owner().equals(FACTORY)) {
      return null;
    }
    List<Piece> pieces = pieces(call, arguments);
    if (pieces.stream().allMatch(this::isPlain)) {
      StringBuilder text = new StringBuilder();
      pieces.forEach(each -> text.append(constants.toJava(each.value, each.type)));
      return new JdkEffect.Gives(heap.known(new String(text)));
    }
    return pieces.stream().allMatch(this::isPrintable) && pieces.stream().anyMatch(this::isHidden)
        ? new JdkEffect.Gives(heap.add(new HeapObject.Opaque("java/lang/String")))
        : runs(pieces);
  }

  /** Whether it is shown without running code. */
  private boolean isPrintable(Piece piece) {
    return !(piece.value instanceof PathValue.Reference) || piece.type.equals(TEXT);
  }

  /** Whether nobody can say what it looks like: then the whole text is one that is not known. */
  private boolean isHidden(Piece piece) {
    if (piece.value instanceof PathValue.Reference reference) {
      return heap.get(reference) instanceof HeapObject.Opaque
          && heap.carried().contents(reference) == null;
    }
    boolean isFloating = piece.type.equals("F") || piece.type.equals("D");
    return piece.value instanceof PathValue.Unknown
        || (isFloating && !constants.includes(piece.value));
  }

  /** Numbers, strings and boxes that do not depend on the input. */
  private boolean isPlain(Piece piece) {
    return constants.includes(piece.value)
        && !(piece.value instanceof PathValue.Reference reference
            && !(heap.get(reference) instanceof HeapObject.Known));
  }

  private List<Piece> pieces(InvokeDynamic call, List<PathValue> arguments) {
    List<Object> linked = call.bootstrap().arguments();
    List<String> types = Types.parameters(call.descriptor());
    String recipe =
        linked.isEmpty()
            ? String.valueOf(ARGUMENT).repeat(types.size())
            : ((StringConstant) linked.get(0)).value();
    List<Piece> pieces = new ArrayList<>();
    StringBuilder literal = new StringBuilder();
    int argument = 0;
    int constant = 1;
    for (int i = 0; i < recipe.length(); i++) {
      char c = recipe.charAt(i);
      if (c == CONSTANT) {
        literal.append(text(linked.get(constant++)));
      } else if (c == ARGUMENT) {
        flush(literal, pieces);
        pieces.add(new Piece(shown(types.get(argument)), arguments.get(argument++)));
      } else {
        literal.append(c);
      }
    }
    flush(literal, pieces);
    return pieces;
  }

  private static String text(Object constant) {
    if (constant instanceof StringConstant string) {
      return string.value();
    }
    throw new LostTrack("the constant " + constant);
  }

  private void flush(StringBuilder literal, List<Piece> pieces) {
    if (literal.length() > 0) {
      pieces.add(new Piece(TEXT, heap.literal(literal.toString())));
      literal.setLength(0);
    }
  }

  /** As what type an argument is shown. */
  private static String shown(String type) {
    return switch (type.charAt(0)) {
      case 'B', 'S' -> "I";
      case 'L', '[' -> type.equals(TEXT) ? TEXT : "Ljava/lang/Object;";
      default -> type;
    };
  }

  private JdkEffect runs(List<Piece> pieces) {
    List<JdkEffect.Step> steps = new ArrayList<>();
    steps.add(step(LibraryMember.CONCAT_START, List.of()));
    for (Piece each : pieces) {
      steps.add(step(LibraryMember.concatAdd(each.type), List.of(each.value)));
    }
    steps.add(step(LibraryMember.CONCAT_FINISH, List.of()));
    return new JdkEffect.Runs(steps);
  }

  private JdkEffect.Step step(LibraryMember member, List<PathValue> more) {
    MethodModel method = LibraryCode.find(world.hierarchy(), member);
    if (method == null) {
      throw new LostTrack("what a concatenation does");
    }
    return new JdkEffect.Step(method, more);
  }
}
