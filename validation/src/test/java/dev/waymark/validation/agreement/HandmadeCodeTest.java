package dev.waymark.validation.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.waymark.program.ir.LinkedConstant;
import dev.waymark.validation.oracle.ReferenceEvaluator;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.objectweb.asm.Opcodes;

/** Code that javac does not emit does in the reference evaluator what it does in the JVM. */
final class HandmadeCodeTest {
  private static final int INPUTS = 1000;
  private static final long SEED = 20240301;

  private final List<Handmade> all =
      Stream.of(HandmadeStacks.all(), HandmadeFlows.all(), HandmadeValues.all())
          .flatMap(List::stream)
          .toList();
  private final MapSource classes = source(all);
  private final SourceLoader real = new SourceLoader(classes);
  private final ReferenceEvaluator evaluator = new ReferenceEvaluator(classes);
  private final Agreement agreement = new Agreement(evaluator, SEED);

  private static MapSource source(List<Handmade> all) {
    TreeMap<String, byte[]> files = new TreeMap<>();
    all.forEach(handmade -> files.put(handmade.internalName(), handmade.bytes()));
    return new MapSource(files);
  }

  /** The last test looks at what the ones before it executed. */
  @TestFactory
  Stream<DynamicTest> everyClassAgreesAndNothingIsLeftOut() {
    return Stream.concat(
        all.stream().map(this::agrees),
        Stream.of(dynamicTest("what javac leaves out was executed", this::executedTheRest)));
  }

  private DynamicTest agrees(Handmade handmade) {
    return dynamicTest(handmade.name(), () -> agreement.check(run(handmade), INPUTS));
  }

  private Method run(Handmade handmade) throws ClassNotFoundException {
    Class<?> type = real.loadClass(handmade.internalName().replace('/', '.'));
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getName().equals(Handmade.RUN))
        .findFirst()
        .orElseThrow();
  }

  private void executedTheRest() {
    assertEquals(all.size(), agreement.methods());
    Set<Integer> opcodes = new OpcodeCoverage(classes, evaluator.executed()).opcodes();
    assertTrue(opcodes.containsAll(Set.of(Opcodes.NOP, Opcodes.SWAP, Opcodes.POP2)));
    assertTrue(
        evaluator
            .executed()
            .features()
            .containsAll(
                Set.of(LinkedConstant.Sort.METHOD_HANDLE, LinkedConstant.Sort.METHOD_TYPE)));
  }
}
