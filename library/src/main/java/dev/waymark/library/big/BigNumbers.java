package dev.waymark.library.big;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Large numbers of the JDK's own classes, without knowing which they are. */
public final class BigNumbers {
  private BigNumbers() {}

  public static boolean includes(Object object) {
    return object.getClass() == BigDecimal.class || object.getClass() == BigInteger.class;
  }

  /** As {@code equals} of a number that is no box. */
  public static boolean equal(Number self, @Nullable Object other) {
    if (self instanceof BigDecimal number) {
      return DecimalContents.equal(number, other);
    }
    return self instanceof BigInteger number
        ? WholeContents.equal(number, other)
        : self.equals(other);
  }

  /** As {@code hashCode} of a number that is no box. */
  public static int hash(Number self) {
    if (self instanceof BigDecimal number) {
      return DecimalContents.hash(number);
    }
    return self instanceof BigInteger number ? WholeContents.hash(number) : self.hashCode();
  }

  /** Which of two numbers of one class comes first. */
  public static int compare(Object a, Object b) {
    return a instanceof BigDecimal number
        ? DecimalContents.compare(number, (BigDecimal) b)
        : WholeContents.compare((BigInteger) a, (BigInteger) b);
  }
}
