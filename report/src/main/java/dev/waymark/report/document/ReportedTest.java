package dev.waymark.report.document;

import java.util.List;
import java.util.Map;

/**
 * A test, or a run that no test was written for.
 *
 * @param number among those of its method, from 1
 * @param input Java expressions by the names of the inputs
 * @param outcome how the call ends: {@code RETURNED}, {@code THREW}, or why it did not end
 * @param result a Java expression, or the class of the exception
 * @param isWritten whether there is a test for it
 * @param dropped why not; empty if there is or never was one
 * @param covers the names of the objectives that it is the first to cover
 * @param sourceClass the class of the test, such as {@code com.acme.ShopWaymarkTest}; empty if none
 * @param sourceMethod the method in it
 * @param displayName what it shows, in words
 * @param isFailing whether the test is meant to fail, to show a violated assertion
 */
public record ReportedTest(
    int number,
    Map<String, String> input,
    List<String> draws,
    String outcome,
    String result,
    String remark,
    boolean isWritten,
    String dropped,
    List<String> covers,
    String sourceClass,
    String sourceMethod,
    String displayName,
    boolean isFailing) {
  public ReportedTest {
    draws = List.copyOf(draws);
    covers = List.copyOf(covers);
  }

  static ReportedTest of(JsonData data) {
    return new ReportedTest(
        data.number("number"),
        data.values("input"),
        data.texts("draws"),
        data.text("outcome"),
        data.optionalText("result"),
        data.optionalText("remark"),
        data.flag("written"),
        data.optionalText("dropped"),
        data.texts("covers"),
        data.optionalText("sourceClass"),
        data.optionalText("sourceMethod"),
        data.optionalText("displayName"),
        data.has("failing") && data.flag("failing"));
  }

  /** The same test with another number. */
  ReportedTest numbered(int other) {
    return new ReportedTest(
        other,
        input,
        draws,
        outcome,
        result,
        remark,
        isWritten,
        dropped,
        covers,
        sourceClass,
        sourceMethod,
        displayName,
        isFailing);
  }

  /** The file of the test below a folder of sources; empty if there is no test. */
  public String sourceFile() {
    return sourceClass.isEmpty() ? "" : sourceClass.replace('.', '/') + ".java";
  }
}
