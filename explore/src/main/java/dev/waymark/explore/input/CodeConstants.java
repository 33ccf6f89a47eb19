package dev.waymark.explore.input;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.CodeConstant;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.StringConstant;
import dev.waymark.program.ir.Switch;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * What stands in code: values that are likely to matter to it.
 *
 * @param numbers whole numbers, characters among them
 * @param fractions floating-point numbers
 * @param strings as they stand there, and some that match those that are regular expressions
 */
public record CodeConstants(List<Long> numbers, List<Double> fractions, List<String> strings) {
  public CodeConstants {
    numbers = List.copyOf(numbers);
    fractions = List.copyOf(fractions);
    strings = List.copyOf(strings);
  }

  /** The constants in the code of {@code methods}, in an order of their own. */
  public static CodeConstants of(Collection<MethodModel> methods) {
    Collector collector = new Collector();
    methods.stream()
        .filter(MethodModel::hasCode)
        .flatMap(method -> method.code().statements().stream())
        .forEach(collector::take);
    return collector.constants();
  }

  /** These and others. */
  public CodeConstants and(CodeConstants others) {
    Collector all = new Collector();
    for (CodeConstants each : List.of(this, others)) {
      all.numbers.addAll(each.numbers);
      all.fractions.addAll(each.fractions);
      all.strings.addAll(each.strings);
    }
    return all.constants();
  }

  private static final class Collector {
    private final TreeSet<Long> numbers = new TreeSet<>();
    private final TreeSet<Double> fractions = new TreeSet<>();
    private final TreeSet<String> strings = new TreeSet<>();

    CodeConstants constants() {
      return new CodeConstants(List.copyOf(numbers), List.copyOf(fractions), List.copyOf(strings));
    }

    void take(Statement statement) {
      if (statement instanceof Assign assign && assign.value() instanceof CodeConstant constant) {
        take(constant);
      } else if (statement instanceof If jump && jump.right() instanceof CodeConstant constant) {
        take(constant);
      } else if (statement instanceof Switch jump) {
        jump.cases().forEach(each -> numbers.add((long) each.key()));
      } else if (statement instanceof InvokeDynamic call) {
        for (Object argument : call.bootstrap().arguments()) {
          if (argument instanceof StringConstant text) {
            strings.addAll(List.of(text.value().split("[\1\2]")));
          }
        }
      }
    }

    private void take(CodeConstant constant) {
      if (constant instanceof StringConstant text) {
        strings.add(text.value());
        strings.addAll(RegexSamples.of(text.value()));
      } else if (constant instanceof NumberConstant number) {
        switch (number.kind()) {
          case FLOAT -> fractions.add((double) Float.intBitsToFloat((int) number.bits()));
          case DOUBLE -> fractions.add(Double.longBitsToDouble(number.bits()));
          default -> numbers.add(number.bits());
        }
      }
    }
  }
}
