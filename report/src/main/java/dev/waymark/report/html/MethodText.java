package dev.waymark.report.html;

import dev.waymark.report.document.ReportedMethod;
import java.lang.constant.MethodTypeDesc;
import java.util.stream.Collectors;

/** Names of methods as Java programmers write them. */
final class MethodText {
  private MethodText() {}

  /** {@code cents(int)}. */
  static String signature(ReportedMethod method) {
    return simple(method.name()) + "(" + parameters(method.descriptor()) + ")";
  }

  /** {@code cents} for {@code com.acme.Post#cents(I)I}. */
  static String simple(String method) {
    String type = method.substring(0, Math.max(0, method.indexOf('#')));
    String rest = method.substring(method.indexOf('#') + 1);
    int end = rest.indexOf('(');
    String name = end < 0 ? rest : rest.substring(0, end);
    return name.equals("<init>") ? "new " + type.substring(type.lastIndexOf('.') + 1) : name;
  }

  private static String parameters(String descriptor) {
    return MethodTypeDesc.ofDescriptor(descriptor).parameterList().stream()
        .map(each -> each.displayName())
        .collect(Collectors.joining(", "));
  }
}
