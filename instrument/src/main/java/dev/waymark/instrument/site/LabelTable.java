package dev.waymark.instrument.site;

import dev.waymark.program.MethodModel;
import dev.waymark.program.label.Label;
import dev.waymark.program.label.Leaf;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The labels of a program, and where they are in instrumented classes; grows as those do. */
public final class LabelTable {
  private final Map<MethodModel, List<Label>> labels;
  private final TreeMap<Integer, LabelPlace> places = new TreeMap<>();
  private final Map<Integer, Label> outcomes = new HashMap<>();

  /** Labels by method. */
  public LabelTable(Map<MethodModel, List<Label>> labels) {
    this.labels = labels;
  }

  /** The labels of {@code method}. */
  public List<Label> of(MethodModel method) {
    return labels.getOrDefault(method, List.of());
  }

  /** A new place for labels that have a formula, all at the same instruction of {@code method}. */
  public LabelPlace add(MethodModel method, int statement, List<Label> here, SiteTable sites) {
    int id = sites.add(method, statement, 1).id();
    int first = sites.size();
    Set<Leaf> leaves = new LinkedHashSet<>();
    for (Label label : here) {
      outcomes.put(sites.add(method, statement, 1).id(), label);
      sites.add(method, statement, 1);
      leaves.addAll(((Label.At) label.trigger()).formula().leaves());
    }
    LabelPlace place = new LabelPlace(id, List.copyOf(leaves), here, first);
    places.put(id, place);
    return place;
  }

  /** The place with this number. */
  public LabelPlace place(int id) {
    LabelPlace place = places.get(id);
    if (place == null) {
      throw new IllegalArgumentException("no place " + id);
    }
    return place;
  }

  /** All places, in the order of their numbers. */
  public Collection<LabelPlace> places() {
    return places.values();
  }

  /** The label that the outcome with this number covers. */
  public Optional<Label> label(int outcome) {
    return Optional.ofNullable(outcomes.get(outcome));
  }

  /** Forgets all places from {@code size} on. */
  public void shrink(int size) {
    places.tailMap(size).clear();
    outcomes.keySet().removeIf(outcome -> outcome >= size);
  }
}
