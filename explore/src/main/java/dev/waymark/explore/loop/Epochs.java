package dev.waymark.explore.loop;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.Experience;
import dev.waymark.explore.input.Neighbourhood;
import dev.waymark.explore.input.Preparations;
import dev.waymark.explore.input.ShapeFinder;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.purpose.Perspective;
import dev.waymark.explore.trying.LocalSearch;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** What is made of terms, all of which is forgotten when an epoch ends. */
final class Epochs implements LocalSearch.Shapes {
  private final Entry entry;
  private final Bounds bounds;
  private final long seed;
  private final Experience experience;
  private final Perspective view;
  private final Reruns reruns = new Reruns();
  private Terms terms = Simplifier.newTerms();

  /** For these terms, made when it is first asked for. */
  private @Nullable ShapeFinder shapes;

  Epochs(Job job, Perspective view, Experience experience) {
    this.experience = experience;
    this.entry = job.entry();
    this.bounds = job.settings().bounds();
    this.seed = job.settings().seed();
    this.view = view;
    view.renew(terms);
  }

  /** What conditions are made of now. */
  Terms terms() {
    return terms;
  }

  /** Begins anew with other terms. */
  void renew() {
    terms = Simplifier.newTerms();
    shapes = null;
    reruns.clear();
    view.renew(terms);
  }

  /** All shapes of inputs within the bounds. */
  List<List<Shape>> shapes() {
    return finder().find(entry);
  }

  @Override
  public Optional<List<Shape>> any(SplittableRandom random) {
    return finder().any(entry, random);
  }

  @Override
  public List<Input> neighbours(Input input) {
    Neighbourhood around = new Neighbourhood(input, experience, seed);
    return finder().neighbours(entry, input.arguments()).stream().map(around::of).toList();
  }

  /** {@code input} with more calls on its objects. */
  List<Input> prepared(Input input, Preparations preparations) {
    Neighbourhood around = new Neighbourhood(input, experience, seed);
    return finder().prepared(preparations, input.arguments()).stream().map(around::of).toList();
  }

  /** {@code input} with another receiver, in the given state. */
  Input begun(States.State state, Input input) {
    Input receiver = state.as(entry.inputs().get(0).name(), terms);
    List<Shape> shapes = new ArrayList<>(input.arguments());
    shapes.set(0, receiver.arguments().get(0));
    Assignment.Builder numbers = input.numbers().toBuilder();
    receiver
        .arguments()
        .get(0)
        .forEachNumber(each -> numbers.put(each, receiver.numbers().bits(each)));
    return new Input(shapes, input.draws(), numbers.build());
  }

  @Override
  public Optional<Input> used(Input input, SplittableRandom random) {
    Neighbourhood around = new Neighbourhood(input, experience, seed);
    return input.arguments().isEmpty()
        ? Optional.empty()
        : finder().used(entry, input.arguments(), random).map(around::of);
  }

  @Override
  public Input suited(Input input) {
    return experience.applyTo(input);
  }

  /** A shape of inputs of this length, whatever the bounds; none if there is none. */
  Optional<List<Shape>> longShape(int length) {
    return finder().ofLength(length, entry);
  }

  private ShapeFinder finder() {
    ShapeFinder known = shapes;
    if (known == null) {
      known = new ShapeFinder(terms, bounds);
      shapes = known;
    }
    return known;
  }

  /** A run of {@code input} for its terms alone; null if that fails. */
  @Nullable Execution again(Input input, Runs runs) {
    Execution again = reruns.find(input);
    if (again == null) {
      again = runs.of(input);
      if (again != null) {
        reruns.add(again);
      }
    }
    return again;
  }
}
