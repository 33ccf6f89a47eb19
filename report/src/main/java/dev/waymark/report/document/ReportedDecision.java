package dev.waymark.report.document;

import java.util.List;
import java.util.Optional;

/**
 * A decision as MC/DC sees it.
 *
 * @param method the method that it is in
 * @param place the file and line where its evaluation starts
 * @param text the decision as Java
 * @param rows the ways in which its evaluation can go
 */
public record ReportedDecision(
    String method, String place, String text, List<Condition> conditions, List<Row> rows) {
  public ReportedDecision {
    conditions = List.copyOf(conditions);
    rows = List.copyOf(rows);
  }

  /**
   * A condition.
   *
   * @param verdict covered if two tests show that it decides, infeasible if no two tests can
   * @param cause {@code unique cause} or {@code masking}; empty unless covered
   */
  public record Condition(
      String text,
      VerdictKind verdict,
      String explanation,
      String cause,
      Optional<Side> whenTrue,
      Optional<Side> whenFalse) {
    static Condition of(JsonData data) {
      return new Condition(
          data.text("condition"),
          VerdictKind.of(data, "status"),
          data.text("verdict"),
          data.optionalText("kind"),
          Side.of(data, "whenTrue"),
          Side.of(data, "whenFalse"));
    }

    /** The same with other numbers of its tests. */
    Condition with(Optional<Side> trueSide, Optional<Side> falseSide) {
      String words = explanation;
      if (trueSide.isPresent() && falseSide.isPresent()) {
        int split = Math.max(words.indexOf(" and test "), 0);
        words =
            numbered(words.substring(0, split), trueSide.get())
                + numbered(words.substring(split), split == 0 ? trueSide.get() : falseSide.get());
      }
      return new Condition(text, verdict, words, cause, trueSide, falseSide);
    }

    private static String numbered(String words, Side side) {
      return words.replaceFirst("test \\d+", "test " + side.test().number());
    }
  }

  /**
   * One half of a pair of tests.
   *
   * @param values of all conditions in order: T, F, or - for one that is not evaluated
   */
  public record Side(TestReference test, String values) {
    static Optional<Side> of(JsonData data, String key) {
      if (!data.has(key)) {
        return Optional.empty();
      }
      JsonData side = data.object(key);
      TestReference test = new TestReference(side.text("testMethod"), side.number("test"));
      return Optional.of(new Side(test, side.text("values")));
    }
  }

  /**
   * A way to evaluate a decision.
   *
   * @param values what each condition is: {@code true}, {@code false} or {@code not evaluated}
   * @param objective the id of the objective that stands for it
   * @param explanation what is known of it, in words
   * @param test the test that goes this way
   */
  public record Row(
      List<String> values,
      String outcome,
      String objective,
      VerdictKind verdict,
      String explanation,
      Optional<TestReference> test) {
    public Row {
      values = List.copyOf(values);
    }

    static Row of(JsonData data) {
      return new Row(
          data.texts("values"),
          data.text("outcome"),
          data.text("objective"),
          VerdictKind.of(data, "status"),
          data.text("verdict"),
          data.has("test") ? Optional.of(TestReference.of(data.object("test"))) : Optional.empty());
    }
  }

  /** What tells it from others, even such as have the same text in the same line. */
  String key() {
    return rows.isEmpty() ? place + " " + text : rows.get(0).objective();
  }

  static ReportedDecision of(JsonData data) {
    return new ReportedDecision(
        data.text("method"),
        data.text("place"),
        data.text("decision"),
        data.objects("conditions", Condition::of),
        data.objects("rows", Row::of));
  }
}
