package dev.waymark.cli;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Handler;
import java.io.IOException;
import java.util.List;

/**
 * For people: per method a header, then a line for each statement with its key (instruction and
 * sub-index), its source line and itself, then the exception table.
 */
final class TextRenderer implements Renderer {
  @Override
  public void render(List<MethodModel> methods, Appendable out) throws IOException {
    String gap = "";
    for (MethodModel method : methods) {
      out.append(gap);
      render(method, out);
      gap = "\n";
    }
  }

  private static void render(MethodModel method, Appendable out) throws IOException {
    Code code = method.code();
    out.append(method.toString()).append('\n');
    for (int i = 0; i < code.statements().size(); i++) {
      out.append(line(code, i)).append('\n');
    }
    for (Handler handler : code.handlers()) {
      out.append("  catch ").append(handler.toString()).append('\n');
    }
  }

  private static String line(Code code, int statement) {
    int instruction = code.instructionOf(statement);
    return "%8s  %-10s  %s"
        .formatted(
            "@" + instruction + "." + code.subIndexOf(statement),
            source(code.line(instruction)),
            code.statement(statement));
  }

  private static String source(int line) {
    return line == 0 ? "" : "line " + line;
  }
}
