package dev.waymark.explore.loop;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.Experience;
import dev.waymark.explore.input.Neighbourhood;
import dev.waymark.explore.input.ShapeFinder;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.purpose.Perspective;
import dev.waymark.explore.trying.LocalSearch;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
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
