package dev.waymark.instrument;

import dev.waymark.instrument.site.LabelTable;
import dev.waymark.instrument.targets.Labelled;
import dev.waymark.probe.Coverage;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.label.IndependencePairs;
import dev.waymark.program.label.Label;
import dev.waymark.program.label.Labelling;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Runs a method of {@link Labelled} on all inputs, and tells which cover which label. */
final class LabelCoverage {
  private static final int MIN = -2;
  private static final int MAX = 2;

  private final Targets targets = new Targets(Labelled.class);
  private final Instrumenter instrumenter;
  private final List<Label> labels;
  private final Map<String, IndependencePairs> pairs;
  private final Method method;

  LabelCoverage(String name, String criteria) {
    Program program = new Program(targets.classes());
    String type = Labelled.class.getName().replace('.', '/');
    MethodModel model = program.require(type).require(name);
    Map<MethodModel, List<Label>> all = Labelling.parse(criteria).of(List.of(model));
    this.pairs = Labelling.parse(criteria).pairs(List.of(model));
    this.labels = all.values().iterator().next();
    this.instrumenter = new Instrumenter(program, type::equals, new LabelTable(all));
    this.method = method(Targets.load(type, targets.instrumented(instrumenter)), name);
  }

  /** The pairs of labels that show conditions to matter, by condition. */
  Map<String, IndependencePairs> pairs() {
    return pairs;
  }

  static Method method(Class<?> type, String name) {
    try {
      return type.getMethod(name, int.class, int.class, int.class);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  /** All inputs. */
  static List<int[]> inputs() {
    List<int[]> inputs = new ArrayList<>();
    for (int a = MIN; a <= MAX; a++) {
      for (int b = MIN; b <= MAX; b++) {
        for (int c = MIN; c <= MAX; c++) {
          inputs.add(new int[] {a, b, c});
        }
      }
    }
    return inputs;
  }

  /** Calls a method, and ignores what it throws for its input. */
  static void call(Method method, int[] input) {
    try {
      method.invoke(null, input[0], input[1], input[2]);
    } catch (InvocationTargetException e) {
      if (!(e.getCause() instanceof RuntimeException)) {
        throw new IllegalStateException(e);
      }
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The inputs, by index, that cover each label. */
  Map<String, BitSet> measure() {
    Map<String, BitSet> covering = new LinkedHashMap<>();
    labels.forEach(label -> covering.put(label.branch().label(), new BitSet()));
    List<int[]> inputs = inputs();
    for (int i = 0; i < inputs.size(); i++) {
      for (Label label : covered(inputs.get(i))) {
        BitSet known = covering.get(label.branch().label());
        if (known != null) {
          known.set(i);
        }
      }
    }
    return covering;
  }

  private Set<Label> covered(int[] input) {
    Coverage.clear(instrumenter.sites().size());
    call(method, input);
    BitSet outcomes = new BitSet();
    for (int i = 0; i < instrumenter.sites().size(); i++) {
      outcomes.set(i, Coverage.isHit(i));
    }
    instrumenter.sites().addImplied(outcomes);
    Set<Branch> taken = new HashSet<>();
    Set<Label> covered = new HashSet<>();
    outcomes.stream()
        .forEach(
            i -> {
              instrumenter.sites().branch(i).ifPresent(taken::add);
              instrumenter.labels().label(i).ifPresent(covered::add);
            });
    for (Label label : labels) {
      if (label.trigger() instanceof Label.Taken trigger
          && trigger.branches().stream().anyMatch(taken::contains)) {
        covered.add(label);
      }
    }
    return covered;
  }
}
