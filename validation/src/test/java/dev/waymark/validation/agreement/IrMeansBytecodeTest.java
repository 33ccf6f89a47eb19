package dev.waymark.validation.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.waymark.program.ClassSource;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.CodeConstant;
import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Monitor;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.program.ir.Variable;
import dev.waymark.validation.oracle.ReferenceEvaluator;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.objectweb.asm.Opcodes;

/** Every target program does in the reference evaluator what it does in the JVM. */
final class IrMeansBytecodeTest {
  private static final int METHODS = 200;
  private static final int INPUTS = 1000;
  private static final long SEED = 20240229;

  /** What javac does not emit; {@link HandmadeCodeTest} has it. */
  private static final Set<Integer> NOT_BY_JAVAC =
      Set.of(Opcodes.NOP, Opcodes.SWAP, Opcodes.JSR, Opcodes.RET);

  private final ClassSource classes = Targets.classes();
  private final ReferenceEvaluator evaluator = new ReferenceEvaluator(classes);
  private final Agreement agreement = new Agreement(evaluator, SEED);

  /** The last tests look at what the ones before them executed. */
  @TestFactory
  Stream<DynamicTest> everyMethodAgreesAndNothingIsLeftOut() {
    List<Method> methods = Targets.methods(classes);
    return Stream.concat(
        methods.stream().map(this::agrees),
        Stream.of(
            dynamicTest("all methods were compared", () -> comparedAll(methods)),
            dynamicTest("every kind of statement was executed", this::executedEveryStatement),
            dynamicTest("every operator was executed", this::executedEveryOperator),
            dynamicTest("every check failed once", this::failedEveryCheck),
            dynamicTest("every opcode of javac was executed", this::executedEveryOpcode)));
  }

  private DynamicTest agrees(Method method) {
    String name = method.getDeclaringClass().getSimpleName() + "." + method.getName();
    return dynamicTest(name, () -> agreement.check(method, INPUTS));
  }

  private void comparedAll(List<Method> methods) {
    assertEquals(methods.size(), agreement.methods());
    assertTrue(agreement.methods() >= METHODS, () -> agreement.methods() + " methods only");
    assertTrue(agreement.exceptions() >= METHODS, () -> agreement.exceptions() + " exceptions");
  }

  private void executedEveryStatement() {
    assertExecuted(leavesOf(Statement.class));
    assertExecuted(leavesOf(Expression.class));
    assertTrue(leavesOf(Expression.class).containsAll(leavesOf(CodeConstant.class)));
    assertTrue(leavesOf(Expression.class).containsAll(leavesOf(Variable.class)));
  }

  private void executedEveryOperator() {
    assertExecuted(List.of(BinaryOperator.values()));
    assertExecuted(List.of(UnaryOperator.values()));
    assertExecuted(List.of(Relation.values()));
    assertExecuted(List.of(ElementType.values()));
    assertExecuted(List.of(Invoke.Dispatch.values()));
    assertExecuted(List.of(Monitor.Action.values()));
  }

  private void failedEveryCheck() {
    assertEquals(leavesOf(Check.class), Set.copyOf(evaluator.executed().failedChecks()));
  }

  private void executedEveryOpcode() {
    Set<Integer> missing = new TreeSet<>(OpcodeCoverage.all());
    missing.removeAll(NOT_BY_JAVAC);
    missing.removeAll(new OpcodeCoverage(classes, evaluator.executed()).opcodes());
    assertEquals(Set.of(), missing);
  }

  private void assertExecuted(Iterable<?> wanted) {
    Set<Object> missing = new LinkedHashSet<>();
    wanted.forEach(missing::add);
    missing.removeAll(evaluator.executed().features());
    assertEquals(Set.of(), missing);
  }

  private static Set<Class<?>> leavesOf(Class<?> sealed) {
    Set<Class<?>> leaves = new LinkedHashSet<>();
    addLeaves(sealed, leaves);
    return leaves;
  }

  private static void addLeaves(Class<?> type, Set<Class<?>> leaves) {
    if (type.isSealed()) {
      Arrays.stream(type.getPermittedSubclasses()).forEach(sub -> addLeaves(sub, leaves));
    } else {
      leaves.add(type);
    }
  }
}
