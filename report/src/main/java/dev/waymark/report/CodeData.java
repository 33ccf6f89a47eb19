package dev.waymark.report;

import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.ImpliedLines;
import dev.waymark.program.ir.Code;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Which code findings are about, for JSON: class files with their hashes, methods with lines. */
final class CodeData {
  private CodeData() {}

  /** The class, and those nested in it that have objectives or tests. */
  static List<Map<String, Object>> of(ClassFindings found) {
    Set<String> names = new LinkedHashSet<>(List.of(found.type().name()));
    found.branches().keySet().forEach(each -> names.add(each.method().owner()));
    found.methods().forEach(each -> names.add(each.entry().method().owner().name()));
    LineKnowledge knowledge = new LineKnowledge(found);
    return names.stream()
        .map(found.type().program()::find)
        .filter(Objects::nonNull)
        .map(each -> of(each, knowledge))
        .toList();
  }

  private static Map<String, Object> of(ClassModel type, LineKnowledge knowledge) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("class", type.toString());
    data.put("sourceFile", Objects.requireNonNullElse(type.sourceFile(), ""));
    byte[] bytes = type.program().classFile(type.name());
    data.put("sha256", bytes == null ? "" : sha256(bytes));
    data.put(
        "methods",
        type.methods().stream()
            .filter(MethodModel::hasCode)
            .map(each -> of(each, knowledge))
            .toList());
    return data;
  }

  private static Map<String, Object> of(MethodModel method, LineKnowledge knowledge) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("method", method.toString());
    data.put("lines", lines(method.code()));
    ImpliedLines known = knowledge.of(method);
    data.put("hitLines", known.hit());
    data.put("missedLines", known.missed());
    return data;
  }

  private static Set<Integer> lines(Code code) {
    Set<Integer> lines = new TreeSet<>();
    for (int i = 0; i < code.statements().size(); i++) {
      lines.add(code.line(code.instructionOf(i)));
    }
    lines.remove(0);
    return lines;
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
