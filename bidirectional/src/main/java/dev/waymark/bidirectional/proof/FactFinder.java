package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.backward.KnownFields;
import dev.waymark.bidirectional.backward.Reliance;
import dev.waymark.bidirectional.backward.Transformer;
import dev.waymark.bidirectional.reach.BackSteps;
import dev.waymark.bidirectional.reach.CalleeChoice;
import dev.waymark.bidirectional.reach.Callers;
import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.bidirectional.reach.Predecessors;
import dev.waymark.bidirectional.reach.State;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.MayWrite;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.term.Interval;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what methods return and what fields hold, when somebody asks, by the steps that it
 * gives to all: going back needs such facts, and facts are proved by going back.
 */
final class FactFinder implements KnownFields, ClassInvariants.Prover {
  private static final int MOST_NESTED = 3;
  private static final Effort FOR_RESULTS = new Effort(60, 2, 30, true, true);

  private final Terms terms;
  private final Places places;
  private final Refuter refuter;
  private final Facts facts;
  private final Transformer transformer;
  private final BackSteps steps;
  private final Leaks leaks;
  private final FieldWriters writers;
  private final ClassInvariants invariants;
  private BooleanSupplier isOver = () -> false;
  private int nested;

  FactFinder(CallGraph calls, MayWrite mayWrite, Places places, Refuter refuter, Facts facts) {
    this.terms = places.terms();
    this.places = places;
    this.refuter = refuter;
    this.facts = facts;
    this.transformer = new Transformer(places, calls, mayWrite, this);
    this.leaks = new Leaks(calls);
    this.writers = new FieldWriters(calls.hierarchy());
    this.invariants = new ClassInvariants(places, transformer, writers, leaks, this);
    this.steps =
        new BackSteps(
            transformer,
            places,
            new Predecessors(transformer, terms),
            new Callers(calls),
            new CalleeChoice(calls, this::least));
  }

  Transformer transformer() {
    return transformer;
  }

  BackSteps steps() {
    return steps;
  }

  /** Nothing is looked for any more once {@code end} says so. */
  void until(BooleanSupplier end) {
    this.isOver = end;
  }

  @Override
  public @Nullable Interval lengths(FieldRef field) {
    Interval lengths = writers.lengths(field);
    if (lengths != null) {
      transformer.rely(new Reliance(false, false, true));
    }
    return lengths;
  }

  @Override
  public boolean exclude(FieldRef read, @Nullable Term object, Predicate predicate) {
    return invariants.exclude(read, object, predicate);
  }

  @Override
  public boolean refutes(State state) {
    return new Search(steps, places, refuter, FOR_RESULTS, isOver).refutes(state);
  }

  @Override
  public boolean isKept(Object invariant, Reliance rests, BooleanSupplier proof) {
    LongSupplier finder =
        () -> {
          transformer.rely(rests);
          return proof.getAsBoolean() ? 1 : Long.MIN_VALUE;
        };
    return known(invariant, Facts.HOLDS, finder) == 1;
  }

  /** The least value that {@code method} can return: 1 if never null, 0 if never negative. */
  long least(MethodModel method) {
    return known(method, Facts.NONE, () -> findLeast(method));
  }

  /**
   * What is known of a method or a field; what that rests on, all rests on that uses it.
   *
   * @param meanwhile what is taken for it until it is known
   */
  private long known(Object subject, Facts.Fact meanwhile, LongSupplier finder) {
    Facts.Fact fact = facts.get(subject);
    if (fact == null) {
      fact = find(subject, meanwhile, finder);
    }
    if (fact.least() != Long.MIN_VALUE) {
      transformer.rely(fact.rests());
    }
    return fact.least();
  }

  /** If too little was looked at, the next one looks again. */
  private Facts.Fact find(Object subject, Facts.Fact meanwhile, LongSupplier finder) {
    if (nested >= MOST_NESTED) {
      return Facts.NONE;
    }
    Facts.Mark earlier = facts.mark();
    Reliance before = transformer.takeReliance();
    Facts.Fact found = Facts.NONE;
    nested++;
    try {
      facts.put(subject, meanwhile);
      long least = finder.getAsLong();
      found = new Facts.Fact(least, transformer.takeReliance());
    } finally {
      nested--;
      if (found.least() < meanwhile.least()) {
        facts.forgetSince(earlier);
      }
      facts.put(subject, isOver.getAsBoolean() ? null : found);
      transformer.rely(before);
    }
    return found;
  }

  private long findLeast(MethodModel method) {
    try {
      List<Statement> statements = method.code().statements();
      long found = Long.MIN_VALUE;
      for (int i = 0; i < statements.size(); i++) {
        if (statements.get(i) instanceof Return leave && leave.value() != null) {
          Kind kind = leave.value().kind();
          found = kind == Kind.REFERENCE ? 1 : 0;
          boolean isBounded = kind == Kind.REFERENCE || kind == Kind.INT;
          if (!isBounded || !isAtLeast(method, i, leave, found)) {
            return Long.MIN_VALUE;
          }
        }
      }
      return found;
    } catch (ProgramException e) {
      return Long.MIN_VALUE;
    }
  }

  private boolean isAtLeast(MethodModel method, int index, Return leave, long bound) {
    Term value = transformer.values().of(0, Objects.requireNonNull(leave.value()));
    Term low = terms.compare(Relation.LT, value, terms.intConstant((int) bound));
    Predicate predicate = Predicate.TRUE.and(low).settled();
    return refutes(State.at(Frame.of(method, 0), index, predicate));
  }

  /** The least value that a final field has for all that do not initialize it. */
  @Override
  public long least(FieldRef field) {
    return known(field, Facts.NONE, () -> findLeast(field));
  }

  private long findLeast(FieldRef field) {
    Kind kind = Kind.of(field.descriptor());
    ClassModel owner = places.hierarchy().find(field.owner());
    if (owner == null || (kind != Kind.REFERENCE && kind != Kind.INT)) {
      return Long.MIN_VALUE;
    }
    long bound = kind == Kind.REFERENCE ? 1 : 0;
    boolean isStatic = owner.statics().contains(field);
    if (!isStatic && places.hierarchy().mayBeSubtype(owner.name(), "java/io/Serializable")) {
      return Long.MIN_VALUE; // no constructor runs when it is read from a stream
    }
    String name = isStatic ? "<clinit>" : "<init>";
    try {
      List<MethodModel> initializers =
          owner.methods().stream()
              .filter(each -> each.name().equals(name) && !leaks.delegates(each))
              .toList();
      boolean isKnown =
          !initializers.isEmpty()
              && initializers.stream().allMatch(each -> isAtLeast(field, isStatic, each, bound));
      return isKnown ? bound : Long.MIN_VALUE;
    } catch (ProgramException e) {
      return Long.MIN_VALUE;
    }
  }

  /** Whether the field has its value wherever others can see it, and when all is done. */
  private boolean isAtLeast(FieldRef field, boolean isStatic, MethodModel initializer, long bound) {
    List<Integer> leaking = isStatic ? leaks.ofClass(initializer) : leaks.ofObject(initializer);
    if (leaking == null) {
      return false;
    }
    Term value = transformer.field(field, isStatic);
    Term low = terms.compare(Relation.LT, value, terms.intConstant((int) bound));
    Predicate predicate = Predicate.TRUE.and(low).settled();
    Frame frame = Frame.of(initializer, 0);
    List<Integer> exits = Leaks.exits(initializer, leaking);
    if (!leaking.isEmpty()) {
      exits.addAll(behindWrites(initializer, field)); // who got it keeps it, whatever is thrown
    }
    return exits.stream().allMatch(exit -> refutes(State.at(frame, exit, predicate)));
  }

  private List<Integer> behindWrites(MethodModel initializer, FieldRef field) {
    List<Statement> statements = initializer.code().statements();
    return IntStream.range(0, statements.size())
        .filter(i -> statements.get(i) instanceof PutField put && isOf(put, field))
        .map(i -> i + 1)
        .boxed()
        .toList();
  }

  private boolean isOf(PutField put, FieldRef field) {
    return field.equals(places.hierarchy().resolve(put.field()));
  }
}
