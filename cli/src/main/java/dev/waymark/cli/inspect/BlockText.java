package dev.waymark.cli.inspect;

import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.flow.Transfer;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Handler;
import java.util.stream.Collectors;

/**
 * The blocks of a method: a line for each statement with its key (instruction and sub-index), its
 * source line where that changes, and itself; then the exception table.
 */
final class BlockText {
  private final Cfg cfg;
  private final Code code;
  private int lineBefore;

  BlockText(Cfg cfg) {
    this.cfg = cfg;
    this.code = cfg.code();
  }

  void appendTo(StringBuilder text) {
    for (Block block : cfg.blocks()) {
      text.append("  B").append(block.index()).append('\n');
      for (int i = block.firstStatement(); i < block.endStatement(); i++) {
        text.append(statement(i)).append('\n');
      }
      text.append("            -> ").append(successors(block)).append('\n');
    }
    for (Handler handler : code.handlers()) {
      text.append("  catch ").append(handler).append('\n');
    }
  }

  private String statement(int statement) {
    int instruction = code.instructionOf(statement);
    String key = "@" + instruction + "." + code.subIndexOf(statement);
    return "%10s  %-9s  %s".formatted(key, mark(code.line(instruction)), code.statement(statement));
  }

  private String mark(int line) {
    if (line == lineBefore) {
      return "";
    }
    lineBefore = line;
    return line == 0 ? "" : "line " + line;
  }

  private String successors(Block block) {
    return cfg.transfersFrom(block.index()).stream()
        .map(transfer -> Nodes.name(cfg, transfer.to()) + suffix(transfer))
        .collect(Collectors.joining(", "));
  }

  private static String suffix(Transfer transfer) {
    return transfer.cause() == Transfer.Cause.RETURN ? "" : " (" + Nodes.cause(transfer) + ")";
  }
}
