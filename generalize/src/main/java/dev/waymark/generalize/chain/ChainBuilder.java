package dev.waymark.generalize.chain;

import dev.waymark.generalize.chain.InfeasibleChain.Dependency;
import dev.waymark.generalize.explain.Explanation;
import dev.waymark.generalize.record.Move;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.path.Cell;
import dev.waymark.path.Constraint;
import dev.waymark.path.Instance;
import dev.waymark.path.InstanceNames;
import dev.waymark.path.ObjectName;
import dev.waymark.path.Occurrence;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Makes the chain of an explanation. Linear in what the constraints mention, times places. */
public final class ChainBuilder {
  private final MoveSequence path;
  private final InstanceNames names;
  private final Map<Instance, TreeSet<Integer>> mentions = new LinkedHashMap<>();
  private final Set<Integer> places = new TreeSet<>();
  private final Map<Cell, ElementType> types = new HashMap<>();
  private boolean isOfShape;

  private ChainBuilder(MoveSequence path, InstanceNames names) {
    this.path = path;
    this.names = names;
  }

  /**
   * The chain; empty if the explanation rests on what other paths need not share: initializers,
   * code of the JDK that is no part of the path, a choice of the walk that is no branch.
   */
  public static Optional<InfeasibleChain> of(
      MoveSequence path, Explanation explanation, InstanceNames names) {
    ChainBuilder builder = new ChainBuilder(path, names);
    builder.isOfShape = explanation.restsOnInput();
    boolean isShared = explanation.constraints().stream().allMatch(builder::add);
    boolean isWhole = isShared && builder.places.contains(path.last());
    return isWhole ? Optional.of(builder.build()) : Optional.empty();
  }

  /** Adds what {@code constraint} mentions; says whether other paths can share it. */
  private boolean add(Constraint constraint) {
    Integer place = placeOf(constraint.occurrence());
    if (place == null || (constraint.isBranch() && !isBranch(place))) {
      return false;
    }
    places.add(place);
    Set<Instance> said = new LinkedHashSet<>(names.instances(constraint.condition()));
    Set<Instance> all = new LinkedHashSet<>(constraint.uses());
    all.addAll(constraint.defines());
    all.addAll(said);
    for (Instance each : all) {
      if (!mention(each, place) || (!said.contains(each) && !addDefinition(each))) {
        return false;
      }
    }
    return true;
  }

  /** Where it happens; null if that is no part of the path. */
  private @Nullable Integer placeOf(Occurrence occurrence) {
    if (occurrence.statement() == Occurrence.OF_SCRIPT) {
      return InfeasibleChain.BEGINNING;
    }
    int place = path.placeOf(occurrence);
    return place < 0 ? null : place;
  }

  /** Whether the outcome is a matter of the statement alone. */
  private boolean isBranch(int place) {
    if (place < 0) {
      return false;
    }
    Statement statement = statement(place);
    return statement instanceof If
        || statement instanceof Switch
        || (statement instanceof Check
            && !(statement instanceof Check.Size size && size.lengths().size() > 1));
  }

  private Statement statement(int place) {
    Move move = path.move(place);
    return move.method().code().statement(move.statement());
  }

  /** Notes that {@code instance} matters at {@code place}; says whether it is of the path. */
  private boolean mention(Instance instance, int place) {
    mentions.computeIfAbsent(instance, key -> new TreeSet<>()).add(place);
    Cell cell = instance.cell();
    if (cell instanceof Cell.Element && place >= 0) {
      ElementType type = elementType(statement(place));
      if (type != null) {
        types.put(cell, type);
      }
    }
    ObjectName owner = cell.owner();
    if (owner == null || owner instanceof ObjectName.Shared) {
      return true;
    }
    Occurrence maker = owner.maker();
    if (maker == null) {
      isOfShape = true;
      return true;
    }
    return addPlace(maker);
  }

  /** An object is the one that its maker makes. */
  private boolean addPlace(Occurrence maker) {
    Integer made = placeOf(maker);
    if (made != null) {
      places.add(made);
    }
    return made != null;
  }

  /** What is read, though no condition says it, is what it was when it was put there. */
  private boolean addDefinition(Instance read) {
    Occurrence definition = read.definition();
    if (definition == null) {
      mentions.computeIfAbsent(read, key -> new TreeSet<>()).add(InfeasibleChain.BEGINNING);
      return true;
    }
    Integer place = placeOf(definition);
    if (place == null) {
      return false;
    }
    places.add(place);
    mentions.computeIfAbsent(read, key -> new TreeSet<>()).add(place);
    return true;
  }

  private static @Nullable ElementType elementType(Statement statement) {
    if (statement instanceof PutElement put) {
      return put.type();
    }
    return statement instanceof Assign assign && assign.value() instanceof GetElement get
        ? get.type()
        : null;
  }

  private InfeasibleChain build() {
    List<Integer> ordered = places.stream().filter(place -> place >= 0).toList();
    List<ProtectedCells> gaps = new ArrayList<>();
    List<ProtectedCells> spans = new ArrayList<>();
    int before = InfeasibleChain.BEGINNING;
    for (int place : ordered) {
      gaps.add(between(before, place));
      spans.add(between(place - 1, place + 1));
      before = place;
    }
    return new InfeasibleChain(ordered, gaps, spans, dependencies(), isOfShape);
  }

  /** What is mentioned up to {@code from}, and from {@code to} on. */
  private ProtectedCells between(int from, int to) {
    List<Cell> cells = new ArrayList<>();
    mentions.forEach(
        (instance, at) -> {
          if (at.first() <= from && at.last() >= to) {
            cells.add(instance.cell());
          }
        });
    return new ProtectedCells(cells, types);
  }

  private List<Dependency> dependencies() {
    Map<Integer, Map<Integer, Set<Cell>>> found = new TreeMap<>();
    mentions.forEach(
        (instance, at) -> {
          Integer before = null;
          for (int place : at) {
            if (before != null) {
              found
                  .computeIfAbsent(before, key -> new TreeMap<>())
                  .computeIfAbsent(place, key -> new LinkedHashSet<>())
                  .add(instance.cell());
            }
            before = place;
          }
        });
    List<Dependency> all = new ArrayList<>();
    found.forEach(
        (from, others) -> others.forEach((to, cells) -> all.add(new Dependency(from, to, cells))));
    return all;
  }
}
