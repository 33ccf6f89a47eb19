package dev.waymark.explore.journal;

import dev.waymark.explore.objective.Attempt;
import dev.waymark.path.tree.Arc;
import dev.waymark.path.tree.Token;
import dev.waymark.program.decision.AbstractNode;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayList;
import java.util.List;

/** Writes attempts, and reads them again. */
public final class AttemptCodec {
  private static final int TAKEN = 1;
  private static final int DECIDED = 2;
  private static final int PASSED = 3;
  private static final int OPTIONAL = 4;
  private static final int REPEATED = 5;

  private AttemptCodec() {}

  public static void write(Attempt attempt, Outgoing out) {
    out.putText(attempt.kind().name());
    out.putText(attempt.text());
    out.putTexts(attempt.labels());
    out.putInt(attempt.tokens().size());
    attempt.tokens().forEach(each -> write(each, out));
    out.putInt(attempt.suffix());
    out.putInt(attempt.test());
  }

  public static Attempt read(Incoming in) {
    Attempt.Kind kind = Attempt.Kind.valueOf(in.takeText());
    String text = in.takeText();
    List<String> labels = in.takeTexts();
    List<Token> tokens = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      tokens.add(readToken(in));
    }
    return new Attempt(kind, text, labels, tokens, in.takeInt(), in.takeInt());
  }

  private static void write(Token token, Outgoing out) {
    if (token instanceof Token.Taken taken) {
      out.putByte(TAKEN);
      write(taken.arc(), out);
    } else if (token instanceof Token.Decided decided) {
      out.putByte(DECIDED);
      MethodCodec.write(decided.method(), out);
      out.putInt(decided.first());
      out.putInt(decided.last());
      out.putByte(decided.value() ? 1 : 0);
    } else if (token instanceof Token.Passed passed) {
      out.putByte(PASSED);
      MethodCodec.write(passed.method(), out);
      out.putText(passed.type().name());
      out.putInt(passed.statement());
    } else if (token instanceof Token.Optional optional) {
      out.putByte(OPTIONAL);
      MethodCodec.write(optional.method(), out);
      out.putInt(optional.statement());
      out.putInt(optional.contents().size());
      optional.contents().forEach(each -> write(each, out));
      out.putInt(optional.conditions());
      out.putText(optional.end().name());
    } else if (token instanceof Token.Repeated repeated) {
      out.putByte(REPEATED);
      MethodCodec.write(repeated.method(), out);
      out.putInt(repeated.statement());
      out.putInt(repeated.turns());
      out.putByte(repeated.isAbrupt() ? 1 : 0);
    }
  }

  private static Token readToken(Incoming in) {
    return switch (in.takeByte()) {
      case TAKEN -> new Token.Taken(readArc(in));
      case DECIDED ->
          new Token.Decided(MethodCodec.read(in), in.takeInt(), in.takeInt(), in.takeByte() != 0);
      case PASSED ->
          new Token.Passed(
              MethodCodec.read(in), AbstractNode.Type.valueOf(in.takeText()), in.takeInt());
      case OPTIONAL ->
          new Token.Optional(
              MethodCodec.read(in),
              in.takeInt(),
              readArcs(in),
              in.takeInt(),
              Token.End.valueOf(in.takeText()));
      case REPEATED ->
          new Token.Repeated(MethodCodec.read(in), in.takeInt(), in.takeInt(), in.takeByte() != 0);
      default -> throw new IllegalArgumentException("no such arc");
    };
  }

  private static void write(Arc arc, Outgoing out) {
    MethodCodec.write(arc.method(), out);
    out.putInt(arc.statement());
    out.putInt(arc.outcome());
  }

  private static Arc readArc(Incoming in) {
    return new Arc(MethodCodec.read(in), in.takeInt(), in.takeInt());
  }

  private static List<Arc> readArcs(Incoming in) {
    List<Arc> arcs = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      arcs.add(readArc(in));
    }
    return arcs;
  }
}
