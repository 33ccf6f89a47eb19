package dev.waymark.explore.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.making.Container;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import java.util.List;
import org.junit.jupiter.api.Test;

class InputCodecTest {
  private final Terms terms = Simplifier.newTerms();

  private Shape.Scalar number(String name, String type, long max) {
    return Shape.Scalar.of(terms, name, type, 0, max);
  }

  /** The same terms give a symbol for each name; what is read is compared as text. */
  @Test
  void everyKindOfInputIsReadAsItWasWritten() {
    Shape.Scalar length = number("s.length()", "I", 1);
    Shape.Scalar character = number("s.charAt(0)", "C", 9);
    Shape text = new Shape.Text(length, List.of(character));
    MethodRef maker = new MethodRef("a/B", "<init>", "(Ljava/lang/String;)V");
    List<Shape> shapes =
        List.of(
            text,
            new Shape.Box(number("i", "I", 5)),
            new Shape.Box(number("i", "I", 6)),
            new Shape.Constant("a/B", "C"),
            new Shape.Made(maker, List.of(text)),
            new Shape.Elements(Container.MAP, List.of(text, new Shape.Null())),
            new Shape.Array("[Ljava/lang/String;", List.of(text)),
            new Shape.Same(0));
    Assignment numbers =
        Assignment.builder().put(length.symbol(), 1).put(character.symbol(), 7).build();
    Outgoing out = new Outgoing().begin(1);
    InputCodec.write(Input.of(shapes, numbers), out);
    Input read = new InputCodec(Simplifier.newTerms()).read(Incoming.of(out, 0));
    assertEquals(values(shapes, numbers), values(read.arguments(), read.numbers()));
  }

  private static String values(List<Shape> shapes, Assignment numbers) {
    StringBuilder text = new StringBuilder();
    for (Shape shape : shapes) {
      text.append(shape.under(numbers)).append(' ');
      shape.forEachNumber(symbol -> text.append(symbol.name()).append(symbol.domain()).append(' '));
    }
    return text.toString();
  }
}
