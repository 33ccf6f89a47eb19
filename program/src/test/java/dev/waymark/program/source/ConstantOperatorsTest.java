package dev.waymark.program.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.sun.source.tree.Tree.Kind;
import javax.lang.model.type.TypeKind;
import org.junit.jupiter.api.Test;

class ConstantOperatorsTest {

  @Test
  void operandsArePromoted() {
    assertEquals(98, ConstantOperators.binary(Kind.PLUS, 'a', 1));
    assertEquals(3L, ConstantOperators.binary(Kind.PLUS, 1, 2L));
    assertEquals(1.5f, ConstantOperators.binary(Kind.DIVIDE, 3, 2f));
    assertEquals(1.5, ConstantOperators.binary(Kind.DIVIDE, 3f, 2.0));
    assertEquals(-1, ConstantOperators.unary(Kind.UNARY_MINUS, (byte) 1));
  }

  @Test
  void intsOverflow() {
    assertEquals(Integer.MIN_VALUE, ConstantOperators.binary(Kind.PLUS, Integer.MAX_VALUE, 1));
    assertEquals(Integer.MIN_VALUE, ConstantOperators.unary(Kind.UNARY_MINUS, Integer.MIN_VALUE));
  }

  @Test
  void shiftsDependOnTheLeftOperandOnly() {
    assertEquals(1, ConstantOperators.binary(Kind.LEFT_SHIFT, 1, 32L));
    assertEquals(1L << 32, ConstantOperators.binary(Kind.LEFT_SHIFT, 1L, 32));
    assertEquals(15, ConstantOperators.binary(Kind.UNSIGNED_RIGHT_SHIFT, -1, 28));
  }

  @Test
  void comparisonsAreBooleans() {
    assertEquals(true, ConstantOperators.binary(Kind.LESS_THAN, 1, 2L));
    assertEquals(false, ConstantOperators.binary(Kind.EQUAL_TO, Double.NaN, Double.NaN));
    assertEquals(true, ConstantOperators.binary(Kind.EQUAL_TO, 0.0, -0.0));
    assertEquals(true, ConstantOperators.binary(Kind.EQUAL_TO, "ab", "ab"));
  }

  @Test
  void castsNarrow() {
    assertEquals((byte) 44, ConstantOperators.cast(TypeKind.BYTE, 300));
    assertEquals('a', ConstantOperators.cast(TypeKind.CHAR, 97.9));
    assertEquals(97, ConstantOperators.cast(TypeKind.INT, 'a'));
  }

  @Test
  void whatIsNotDefinedIsNoConstant() {
    assertNull(ConstantOperators.binary(Kind.DIVIDE, 1, 0));
    assertNull(ConstantOperators.binary(Kind.LESS_THAN, true, false));
    assertNull(ConstantOperators.cast(TypeKind.INT, true));
    assertNull(ConstantOperators.unary(Kind.POSTFIX_INCREMENT, 1));
  }
}
