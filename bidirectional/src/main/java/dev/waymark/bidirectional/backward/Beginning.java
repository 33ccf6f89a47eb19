package dev.waymark.bidirectional.backward;

import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.Statement;
import dev.waymark.term.Term;
import org.jspecify.annotations.Nullable;

/**
 * What fields hold where their initializer begins: nothing was written yet, unless another
 * constructor of the class, or the initializer of a superclass, could have done so before.
 */
final class Beginning {
  private final Places places;
  private final Values values;
  private final ClassModel owner;
  private final String initializer;
  private final @Nullable Term self;

  private Beginning(
      Places places, Values values, ClassModel owner, String initializer, @Nullable Term self) {
    this.places = places;
    this.values = values;
    this.owner = owner;
    this.initializer = initializer;
    this.self = self;
  }

  /** The first statement of the method of {@code frame}. */
  static Beginning of(Places places, Values values, Frame frame) {
    MethodModel method = frame.method();
    Term self = places.of(new Place.Slot(frame.level(), true, 0, Kind.REFERENCE));
    return new Beginning(places, values, method.owner(), method.name(), self);
  }

  /** Before the initializer of a class runs. */
  static Beginning ofClass(Places places, Values values, ClassModel owner) {
    return new Beginning(places, values, owner, "<clinit>", null);
  }

  /** The value in {@code place}. */
  Term of(Place place) {
    FieldRef field = field(place);
    return field != null && field.owner().equals(owner.name()) && isUnwritten(field)
        ? values.initial(Kind.of(field.descriptor()))
        : places.of(place);
  }

  private @Nullable FieldRef field(Place place) {
    if (initializer.equals("<init>")) {
      return place instanceof Place.Field at && at.object() == self ? at.field() : null;
    }
    return initializer.equals("<clinit>") && place instanceof Place.Static at ? at.field() : null;
  }

  private boolean isUnwritten(FieldRef field) {
    return initializer.equals("<clinit>")
        ? owner.constantValue(field) == null && isFirst()
        : owner.methods().stream().noneMatch(Beginning::writesBeforeDelegating);
  }

  /** Whether no supertype of the program is initialized before. */
  private boolean isFirst() {
    ClassHierarchy hierarchy = places.hierarchy();
    return owner.interfaces().stream().noneMatch(each -> hierarchy.scope().contains(each))
        && hierarchy.superclasses(owner.name()).stream()
            .noneMatch(each -> !each.equals(owner.name()) && hierarchy.scope().contains(each));
  }

  /** Whether a constructor writes a field before it calls another one of its class. */
  private static boolean writesBeforeDelegating(MethodModel method) {
    if (!method.name().equals("<init>")) {
      return false;
    }
    boolean hasWritten = false;
    for (Statement each : method.code().statements()) {
      hasWritten |= each instanceof PutField;
      if (hasWritten
          && each instanceof Invoke call
          && call.name().equals("<init>")
          && call.method().owner().equals(method.ref().owner())) {
        return true;
      }
    }
    return false;
  }
}
