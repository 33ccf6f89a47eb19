package dev.waymark.report.junit;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.target.Shape;
import dev.waymark.target.wire.Observation;
import dev.waymark.target.wire.Observation.Subject;
import java.util.IdentityHashMap;
import java.util.List;

/** What is known of the calls that the stubs of a test have received. */
final class StubUse {
  private static final int SEVERAL = -1;

  private final List<Observation> received;
  private final IdentityHashMap<Shape.Stub, Integer> numbers = new IdentityHashMap<>();
  private int count;

  StubUse(TestCase test) {
    this.received =
        test.observations().stream().filter(each -> each.subject() == Subject.RECEIVED).toList();
    test.input().arguments().forEach(this::count);
  }

  /** Stubs are counted in the order in which they stand; those in answers come after. */
  private void count(Shape shape) {
    if (shape instanceof Shape.Stub stub) {
      numbers.merge(stub, count++, (first, second) -> SEVERAL);
    }
    shape.parts().forEach(this::count);
  }

  private int number(Shape.Stub stub) {
    return numbers.getOrDefault(stub, SEVERAL);
  }

  /** Whether it is known what {@code stub} was called with. */
  boolean isKnown(Shape.Stub stub) {
    int number = number(stub);
    return number != SEVERAL && received.stream().anyMatch(each -> each.index() == number);
  }

  /** Whether it is known that nobody has called the method at {@code index}. */
  boolean isIdle(Shape.Stub stub, int index) {
    return isKnown(stub) && of(stub, index).isEmpty();
  }

  /** How often the method was called, and what with; nothing if it was not, or nobody knows. */
  List<Observation> of(Shape.Stub stub, int index) {
    int number = number(stub);
    return received.stream()
        .filter(each -> each.index() == number && each.method() == index)
        .toList();
  }

  /** How often the method at {@code index} was called; 0 if nobody knows. */
  int count(Shape.Stub stub, int index) {
    return of(stub, index).stream()
        .filter(each -> each.question().equals(Observation.COUNT))
        .mapToInt(each -> Integer.parseInt(each.value()))
        .findFirst()
        .orElse(0);
  }
}
