package dev.waymark.path.defuse;

import dev.waymark.path.Activation;
import dev.waymark.path.Cell;
import dev.waymark.path.Constraint;
import dev.waymark.path.Instance;
import dev.waymark.path.Occurrence;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.Statement;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What constraints say that code under test reads, as {@link TracedUses} would: what happens in the
 * library counts as done by the call in code under test that leads there.
 */
final class NamedUses {
  private static final String FOREIGN = "library";

  private final Program program;
  private final Predicate<String> isOwn;
  private final Map<Activation, String> names = new HashMap<>();
  private final Map<String, Integer> begun = new HashMap<>();
  private final Map<Use, Set<String>> uses = new TreeMap<>();

  NamedUses(Program program, Predicate<String> isOwn, List<Constraint> constraints) {
    this.program = program;
    this.isOwn = isOwn;
    Map<Instance, Constraint> definitions = new HashMap<>();
    for (Constraint each : constraints) {
      execution(each.occurrence());
      each.defines().forEach(this::name);
      each.uses().forEach(use -> add(each, use, definitions));
      each.defines().forEach(defined -> definitions.put(defined, each));
    }
  }

  Map<Use, Set<String>> uses() {
    return uses;
  }

  private void name(Instance defined) {
    if (defined.cell() instanceof Cell.Slot slot && isOwn(slot.activation())) {
      activation(slot.activation());
    }
  }

  private void add(Constraint user, Instance used, Map<Instance, Constraint> definitions) {
    String cell = cell(user.occurrence(), used.cell());
    if (cell != null) {
      Set<String> found =
          uses.computeIfAbsent(
              new Use(execution(user.occurrence()), cell), k -> new LinkedHashSet<>());
      Instance each = used;
      while (each != null) {
        Occurrence definition = each.definition();
        found.add(definition == null ? TracedUses.INPUT : execution(definition));
        each = kept(each, definitions.get(each));
      }
    }
  }

  /** What is in an element still, if it was not the one that was written. */
  private static @Nullable Instance kept(Instance element, @Nullable Constraint definition) {
    if (definition != null && element.cell() instanceof Cell.Element) {
      for (Instance each : definition.uses()) {
        if (each.cell().equals(element.cell())) {
          return each;
        }
      }
    }
    return null;
  }

  /** The cell as evaluations see it; null if they do not. */
  private @Nullable String cell(Occurrence user, Cell cell) {
    if (cell instanceof Cell.Slot slot) {
      return isOwn(slot.activation()) ? slot.variable().toString() : null;
    }
    Statement statement = statement(user);
    if (statement == null || statement instanceof Call) {
      return null;
    }
    if (cell instanceof Cell.Field field) {
      return name(field.field());
    }
    if (cell instanceof Cell.Static field) {
      return name(field.field());
    }
    boolean isRead = statement instanceof Assign assign && assign.value() instanceof GetElement;
    if (cell instanceof Cell.Element element) {
      return isRead ? "[" + element.index() + "]" : null;
    }
    boolean isAccess = isRead || statement instanceof PutElement;
    return cell instanceof Cell.Length && !isAccess ? ".length" : null;
  }

  private static String name(FieldRef field) {
    return field.owner().replace('/', '.') + "." + field.name();
  }

  /** The statement; null if it is none of code under test. */
  private @Nullable Statement statement(Occurrence execution) {
    if (execution.statement() == Occurrence.OF_SCRIPT || !isOwn(execution.activation())) {
      return null;
    }
    MethodRef method = execution.activation().method();
    MethodModel model = program.require(method.owner()).require(method.signature());
    return model.code().statement(execution.statement());
  }

  private boolean isOwn(Activation activation) {
    return isOwn.test(activation.method().owner());
  }

  private String execution(Occurrence execution) {
    Activation activation = execution.activation();
    if (execution.statement() == Occurrence.OF_SCRIPT) {
      return TracedUses.INPUT;
    }
    if (isOwn(activation)) {
      return activation(activation) + ":" + execution.statement() + "#" + execution.count();
    }
    Occurrence beginning = activation.beginning();
    return beginning == null ? FOREIGN : execution(beginning);
  }

  private String activation(Activation activation) {
    String known = names.get(activation);
    if (known == null) {
      Occurrence beginning = activation.beginning();
      String name =
          beginning == null
              ? activation.method().toString()
              : execution(beginning) + ">" + activation.method();
      int number = begun.merge(name, 1, Integer::sum) - 1;
      known = number == 0 ? name : name + "~" + number;
      names.put(activation, known);
    }
    return known;
  }
}
