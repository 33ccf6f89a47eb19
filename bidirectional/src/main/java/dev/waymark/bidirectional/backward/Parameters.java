package dev.waymark.bidirectional.backward;

import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.program.MethodModel;
import dev.waymark.term.Term;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Type;

/** What the locals of a method hold when it begins: {@code this} is not null, and types hold. */
final class Parameters {
  private static final String THIS = "this";

  private final Places places;
  private final String owner;
  private final Map<Integer, String> byLocal = new HashMap<>();

  Parameters(MethodModel method, Places places) {
    this.places = places;
    this.owner = method.ref().owner();
    int local = 0;
    if (!method.isStatic()) {
      byLocal.put(local++, THIS);
    }
    for (Type each : Type.getArgumentTypes(method.descriptor())) {
      byLocal.put(local, each.getDescriptor());
      local += each.getSize();
    }
  }

  Term at(Place.Slot slot) {
    String type = byLocal.get(slot.index());
    if (type == null) {
      return places.of(slot);
    }
    return type.equals(THIS) ? places.unknown("L" + owner + ";", 1) : places.unknown(type);
  }
}
