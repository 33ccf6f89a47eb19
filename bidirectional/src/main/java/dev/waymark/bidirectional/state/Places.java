package dev.waymark.bidirectional.state;

import dev.waymark.program.ClassModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.StringConstant;
import dev.waymark.term.Constant;
import dev.waymark.term.Interval;
import dev.waymark.term.Ite;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The symbols for the values in places. References are numbers: null is 0, and an object that is
 * made later than the state is a number that nothing in the state can hold. What nobody knows may
 * stand for something later than the state, and so be any object. Only whether two references are
 * the same is ever asked.
 */
public final class Places {
  private static final long FIRST_NEW = 1L << 30;

  private final Terms terms;
  private final ClassHierarchy hierarchy;
  private final Map<Place, Term> symbols = new HashMap<>();
  private final Map<Symbol, Place> places = new HashMap<>();
  private final List<String> made = new ArrayList<>();
  private final PlaceSymbols finder = new PlaceSymbols(this);
  private int unknown;

  public Places(Terms terms, ClassHierarchy hierarchy) {
    this.terms = terms;
    this.hierarchy = hierarchy;
  }

  public Terms terms() {
    return terms;
  }

  public ClassHierarchy hierarchy() {
    return hierarchy;
  }

  /** The null reference. */
  public Constant none() {
    return terms.intConstant(0);
  }

  /**
   * A reference to an object that is in no state before this one.
   *
   * @param type its class: an internal name, or the descriptor of an array
   */
  public Constant made(String type) {
    made.add(type);
    return terms.intConstant((int) FIRST_NEW + made.size() - 1);
  }

  /** A value of the type that nobody knows. */
  public Term unknown(String descriptor) {
    return of(new Place.Unknown(unknown++, descriptor));
  }

  /** A value of the type that nobody knows, but that it is no less than {@code least}. */
  public Term unknown(String descriptor, long least) {
    return unknown(descriptor, new Interval(least, Long.MAX_VALUE));
  }

  /** A value of the type that nobody knows, but that it is in {@code range}. */
  public Term unknown(String descriptor, Interval range) {
    Place place = new Place.Unknown(unknown++, descriptor);
    Interval all = domain(place);
    Interval both =
        new Interval(Math.max(range.min(), all.min()), Math.min(range.max(), all.max()));
    return symbol(place, both);
  }

  /** The place whose value {@code symbol} is. */
  public Place placeOf(Symbol symbol) {
    Place place = places.get(symbol);
    if (place == null) {
      throw new IllegalArgumentException("no place has the value " + symbol);
    }
    return place;
  }

  /** Whether one of {@code conditions} is about what stands in {@code place}. */
  public boolean mentions(Collection<Term> conditions, Place place) {
    Term symbol = symbols.get(place);
    return symbol != null && conditions.stream().anyMatch(each -> finder.of(each).contains(symbol));
  }

  /** The symbols that {@code term} is about, and the objects whose places these are of. */
  public Set<Symbol> symbols(Term term) {
    return finder.of(term);
  }

  /** The value that stands in {@code place}. */
  public Term of(Place place) {
    return apart(place, this::ofOne);
  }

  private Term ofOne(Place place) {
    Term known = place instanceof Place.Instance instance ? known(instance) : null;
    return known == null ? symbolOf(place) : known;
  }

  /**
   * What {@code meaning} says of {@code place}; if several could be meant, of each of them, and
   * what decides between them.
   */
  public Term apart(Place place, Function<Place, Term> meaning) {
    for (Term argument : place.arguments()) {
      if (argument instanceof Ite choice) {
        Place first = place.with(each -> each == choice ? choice.whenTrue() : each);
        Place second = place.with(each -> each == choice ? choice.whenFalse() : each);
        return terms.ite(choice.condition(), apart(first, meaning), apart(second, meaning));
      }
    }
    return meaning.apply(place);
  }

  private Term symbolOf(Place place) {
    Term symbol = symbols.get(place);
    return symbol == null ? symbol(place, domain(place)) : symbol;
  }

  private Term symbol(Place place, Interval domain) {
    Sort sort = sort(place);
    Symbol symbol = terms.symbol(sort, name(place), domain.min(), domain.max());
    symbols.put(place, symbol);
    places.put(symbol, place);
    return symbol;
  }

  /** What a declared type says; null if nothing. Interfaces are declared, but not checked. */
  private @Nullable Term known(Place.Instance instance) {
    Term object = instance.object();
    if (object instanceof Constant constant) {
      return constant.bits() < FIRST_NEW
          ? terms.falsity()
          : isInstance(made.get((int) (constant.bits() - FIRST_NEW)), instance.type());
    }
    String declared = declared(object);
    if (declared == null || !isClass(declared) || !hierarchy.isSubtype(declared, instance.type())) {
      return null;
    }
    return terms.compare(Relation.NE, object, none());
  }

  /** Whether an object of a class is an instance of a type. */
  private Term isInstance(String type, String other) {
    boolean isSubtype = hierarchy.isSubtype(type, other);
    return isSubtype || !hierarchy.mayBeSubtype(type, other) ? terms.truth(isSubtype) : anyTruth();
  }

  /** What may be true or false. */
  public Term anyTruth() {
    return terms.compare(Relation.NE, unknown("Z"), terms.intConstant(0));
  }

  private boolean isClass(String type) {
    if (type.startsWith("[")) {
      String inner = type.replaceFirst("^\\[+", "");
      return !inner.startsWith("L") || isClass(inner.substring(1, inner.length() - 1));
    }
    ClassModel model = hierarchy.find(type);
    return model != null && !model.isInterface();
  }

  /** The internal name of the type that the place of {@code object} declares; null if none. */
  public @Nullable String declared(Term object) {
    return object instanceof Symbol symbol ? declared(places.get(symbol)) : null;
  }

  /** The internal name of the declared type; null if there is none. */
  private static @Nullable String declared(@Nullable Place place) {
    String descriptor = place == null ? null : descriptor(place);
    if (descriptor == null || descriptor.length() < 2) {
      return null;
    }
    return descriptor.startsWith("L")
        ? descriptor.substring(1, descriptor.length() - 1)
        : descriptor;
  }

  private static @Nullable String descriptor(Place place) {
    if (place instanceof Place.Static at) {
      return at.field().descriptor();
    }
    if (place instanceof Place.Field at) {
      return at.field().descriptor();
    }
    if (place instanceof Place.Literal at) {
      return at.constant() instanceof StringConstant ? "Ljava/lang/String;" : null;
    }
    return place instanceof Place.Unknown at ? at.descriptor() : null;
  }

  private static Sort sort(Place place) {
    if (place.isTruth()) {
      return Sort.BOOL;
    }
    Kind kind = kind(place);
    return kind == Kind.REFERENCE ? Sort.INT : Sort.of(kind);
  }

  private static Kind kind(Place place) {
    if (place instanceof Place.Slot slot) {
      return slot.kind();
    }
    if (place instanceof Place.Element element) {
      return element.type().kind();
    }
    if (place instanceof Place.Length) {
      return Kind.INT;
    }
    String descriptor = descriptor(place);
    return descriptor == null ? Kind.REFERENCE : Kind.of(descriptor);
  }

  /** The values that can stand there. */
  private Interval domain(Place place) {
    if (place.isTruth()) {
      return Interval.of(Sort.BOOL);
    }
    if (place instanceof Place.Length) {
      return new Interval(0, Integer.MAX_VALUE);
    }
    if (kind(place) == Kind.REFERENCE) {
      return new Interval(
          isThere(place) ? 1 : 0, isLater(place) ? Integer.MAX_VALUE : FIRST_NEW - 1);
    }
    if (place instanceof Place.Element element) {
      return ofElement(element);
    }
    String descriptor = descriptor(place);
    return descriptor == null ? Interval.of(sort(place)) : ofType(descriptor);
  }

  /**
   * Whether an object made later may be meant; a literal may turn out to be one, once interned.
   * What an object holds that is made later was made later, too.
   */
  private boolean isLater(Place place) {
    return place instanceof Place.Unknown
        || place instanceof Place.Literal
        || place.arguments().stream().anyMatch(this::isLater);
  }

  private boolean isLater(Term object) {
    Place place = object instanceof Symbol symbol ? places.get(symbol) : null;
    return place != null && isLater(place);
  }

  private static boolean isThere(Place place) {
    return place instanceof Place.Literal || place instanceof Place.ClassOf;
  }

  private static Interval ofElement(Place.Element element) {
    return switch (element.type()) {
      case BYTE_OR_BOOLEAN -> ofType("B");
      case CHAR -> ofType("C");
      case SHORT -> ofType("S");
      default -> Interval.of(Sort.of(element.type().kind()));
    };
  }

  /** The values of a type, which is no reference. */
  public static Interval ofType(String descriptor) {
    return switch (descriptor) {
      case "Z" -> new Interval(0, 1);
      case "B" -> new Interval(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case "C" -> new Interval(Character.MIN_VALUE, Character.MAX_VALUE);
      case "S" -> new Interval(Short.MIN_VALUE, Short.MAX_VALUE);
      default -> Interval.of(Sort.of(Kind.of(descriptor)));
    };
  }

  private static String name(Place place) {
    if (place instanceof Place.Slot slot) {
      String frame = slot.level() == 0 ? "" : "@" + slot.level();
      return (slot.isLocal() ? "l" : "s") + slot.index() + frame;
    }
    if (place instanceof Place.Static at) {
      return at.field().toString();
    }
    if (place instanceof Place.Field at) {
      return at.object() + "." + at.field().name();
    }
    if (place instanceof Place.Element at) {
      return at.array() + "[" + at.index() + "]";
    }
    if (place instanceof Place.Length at) {
      return at.array() + ".length";
    }
    if (place instanceof Place.Instance at) {
      return at.object() + " is " + at.type();
    }
    if (place instanceof Place.Fits at) {
      return at.array() + " takes " + at.value();
    }
    if (place instanceof Place.ClassOf at) {
      return at.object() + ".getClass()";
    }
    if (place instanceof Place.Runs at) {
      return at.object() + " runs " + at.method().ref().simpleName();
    }
    return place instanceof Place.Literal at
        ? at.constant().toString()
        : "?" + ((Place.Unknown) place).number();
  }
}
