package dev.waymark.report.sarif;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.ReportedClass;
import dev.waymark.report.document.ReportedFinding;
import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.ReportedTest;
import dev.waymark.report.document.TestReference;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Findings as results of SARIF. */
final class SarifResults {
  private final Document document;
  private final Map<String, Integer> seen = new HashMap<>();

  SarifResults(Document document) {
    this.document = document;
  }

  List<Map<String, Object>> all() {
    List<Map<String, Object>> results = new ArrayList<>();
    for (ReportedMethod method : document.methods()) {
      for (ReportedFinding each : method.findings()) {
        if (SarifRule.isFor(each)) {
          results.add(result(method, each));
        }
      }
    }
    return results;
  }

  private Map<String, Object> result(ReportedMethod method, ReportedFinding finding) {
    SarifRule rule = SarifRule.of(finding);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("ruleId", rule.id());
    data.put("level", rule.level());
    data.put("message", Map.of("text", message(method, finding)));
    data.put("locations", List.of(location(method, finding)));
    data.put("partialFingerprints", Map.of("waymark/v1", fingerprint(rule, method, finding)));
    return data;
  }

  private String message(ReportedMethod method, ReportedFinding finding) {
    String told = finding.message().isEmpty() ? "" : ": " + finding.message();
    Optional<ReportedTest> test = document.test(new TestReference(method.name(), finding.test()));
    String input = test.map(each -> inputs(each)).orElse("");
    String shown =
        test.filter(each -> !each.sourceClass().isEmpty())
            .map(each -> " Test " + each.sourceClass() + "." + each.sourceMethod() + " shows it.")
            .orElse("");
    return finding.exception()
        + told
        + " when "
        + method.simpleName()
        + " is called"
        + input
        + "."
        + shown;
  }

  private static String inputs(ReportedTest test) {
    List<String> all = new ArrayList<>();
    test.input().forEach((name, value) -> all.add(name + " = " + value));
    return all.isEmpty() ? "" : " with " + String.join(", ", all);
  }

  private Map<String, Object> location(ReportedMethod method, ReportedFinding finding) {
    String owner =
        finding.owner().isEmpty()
            ? method.name().substring(0, method.name().indexOf('#'))
            : finding.owner();
    int line =
        finding.line() == 0 && finding.owner().isEmpty() ? method.firstLine() : finding.line();
    Map<String, Object> artifact = new LinkedHashMap<>();
    artifact.put("uri", uri(path(owner)));
    artifact.put("uriBaseId", "SRCROOT");
    Map<String, Object> physical = new LinkedHashMap<>();
    physical.put("artifactLocation", artifact);
    if (line > 0) {
      physical.put("region", Map.of("startLine", line));
    }
    Map<String, Object> logical = new LinkedHashMap<>();
    logical.put("fullyQualifiedName", method.name());
    logical.put("kind", "function");
    Map<String, Object> location = new LinkedHashMap<>();
    location.put("physicalLocation", physical);
    location.put("logicalLocations", List.of(logical));
    return location;
  }

  /** The source file of a class, guessed for classes that are not in the document. */
  private String path(String owner) {
    String top = owner.replaceFirst("(?<=[^.])\\$.*", "");
    return document.classes().stream()
        .filter(each -> each.name().equals(owner) && !each.sourceFile().isEmpty())
        .map(ReportedClass::sourcePath)
        .findFirst()
        .orElse(top.replace('.', '/') + ".java");
  }

  private static String uri(String path) {
    try {
      return new URI(null, null, path, null).toASCIIString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException("a path is always a path of a URI: " + path, e);
    }
  }

  /** Stays the same when lines move: rule, method, exception, and which of several alike it is. */
  private String fingerprint(SarifRule rule, ReportedMethod method, ReportedFinding finding) {
    String place = finding.place().replaceFirst(":\\d+$", "");
    String what = String.join("\n", rule.id(), method.name(), place, finding.exception());
    int number = seen.merge(what, 1, Integer::sum);
    return sha256(what + "\n" + number).substring(0, 32);
  }

  private static String sha256(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
