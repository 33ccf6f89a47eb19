package dev.waymark.confirm;

import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.report.junit.JUnitWriter;
import dev.waymark.report.junit.JUnitWriter.Place;
import dev.waymark.report.junit.TestClass;
import dev.waymark.report.title.TestTitle;
import dev.waymark.target.Entry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What an exploration found in a class, and the tests that are to be written for it. */
public final class Draft {
  private final ClassFindings found;
  private final Collection<MethodModel> methods;
  private final Function<Entry, ClassModel> owner;
  private final JUnitWriter.Style style;
  private final Map<ClassModel, JUnitWriter> writers;

  private Draft(
      ClassFindings found,
      Collection<MethodModel> methods,
      Function<Entry, ClassModel> owner,
      JUnitWriter.Style style,
      Map<ClassModel, JUnitWriter> writers) {
    this.found = found;
    this.methods = methods;
    this.owner = owner;
    this.style = style;
    this.writers = writers;
    for (Findings each : found.methods()) {
      writers
          .computeIfAbsent(owner.apply(each.entry()), type -> new JUnitWriter(type, style))
          .add(each);
    }
  }

  /** Tests of what was found in a class, whose objectives are those of {@code methods}. */
  public static Draft of(ClassFindings found, Collection<MethodModel> methods) {
    return of(found, methods, JUnitWriter.Style.PLAIN);
  }

  /** The same with tests in this style. */
  public static Draft of(
      ClassFindings found, Collection<MethodModel> methods, JUnitWriter.Style style) {
    return new Draft(
        found, List.copyOf(methods), entry -> found.type(), style, new LinkedHashMap<>());
  }

  /**
   * The same for several classes.
   *
   * @param owner the class whose tests call an entry
   */
  public static Draft of(
      ClassFindings found, Collection<MethodModel> methods, Function<Entry, ClassModel> owner) {
    return new Draft(
        found, List.copyOf(methods), owner, JUnitWriter.Style.PLAIN, new LinkedHashMap<>());
  }

  /** This draft with more tests; those that it has keep their names. */
  Draft with(ClassFindings more) {
    return new Draft(more, methods, owner, style, writers);
  }

  public ClassFindings found() {
    return found;
  }

  Collection<MethodModel> methods() {
    return methods;
  }

  /** The test classes. */
  public List<TestClass> classes() {
    List<TestClass> classes = new ArrayList<>();
    writers.values().forEach(writer -> classes.addAll(writer.classes()));
    return classes;
  }

  /** The test classes, whose tests are called after what their runs took. */
  public List<TestClass> titledClasses() {
    Map<Place, TestTitle> titles = titles(found);
    return classes().stream().map(each -> each.titled(titles)).toList();
  }

  /** What tests are called, given what is {@code known} of them. */
  Map<Place, TestTitle> titles(ClassFindings known) {
    Map<Place, TestTitle> titles = new LinkedHashMap<>();
    writers.values().forEach(writer -> titles.putAll(writer.titles(known.methods())));
    return titles;
  }

  /** Where each test is. */
  Map<Witness, Place> places() {
    Map<Witness, Place> places = new LinkedHashMap<>();
    writers.values().forEach(writer -> places.putAll(writer.places()));
    return places;
  }
}
