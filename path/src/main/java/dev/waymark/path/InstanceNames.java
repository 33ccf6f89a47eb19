package dev.waymark.path;

import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.Variables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The symbols of instances and the numbers of objects, the same for all walks of one world. Numbers
 * begin at 1; 0 is null.
 */
public final class InstanceNames {
  private final Terms terms;
  private final Map<Activation, Activation> activations = new HashMap<>();
  private final Map<Key, Symbol> symbols = new HashMap<>();
  private final Map<Symbol, Instance> instances = new HashMap<>();
  private final Map<ObjectName, Integer> numbers = new HashMap<>();

  /** What an input holds may be a number of this sort or that, by its shape. */
  private record Key(Instance instance, Sort sort) {}

  public InstanceNames(Terms terms) {
    this.terms = terms;
  }

  /** The one object that equals {@code activation}. */
  public Activation intern(Activation activation) {
    Activation known = activations.putIfAbsent(activation, activation);
    return known == null ? activation : known;
  }

  /** The symbol of {@code instance}. */
  public Symbol symbol(Sort sort, Instance instance) {
    Key key = new Key(instance, sort);
    Symbol known = symbols.get(key);
    if (known == null) {
      known = terms.symbol(sort, instance + "~" + symbols.size());
      symbols.put(key, known);
      instances.put(known, instance);
    }
    return known;
  }

  /** The instance that {@code symbol} stands for; null for an input. */
  public @Nullable Instance instance(Symbol symbol) {
    return instances.get(symbol);
  }

  /** The instances in {@code term}, in the order of their symbols. */
  public List<Instance> instances(Term term) {
    List<Instance> found = new ArrayList<>();
    SymbolSet variables = Variables.of(term);
    variables
        .indices()
        .forEach(
            index -> {
              Instance instance = instances.get(terms.symbols().get(index));
              if (instance != null) {
                found.add(instance);
              }
            });
    return found;
  }

  /** The number of an object. */
  public Term number(ObjectName object) {
    int next = numbers.size() + 1;
    return terms.intConstant(numbers.computeIfAbsent(object, name -> next));
  }
}
