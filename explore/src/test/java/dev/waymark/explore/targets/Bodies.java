package dev.waymark.explore.targets;

import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** All code is in classes without a name, whose objects constants hold. */
public enum Bodies implements IntPredicate {
  SMALL {
    @Override
    public boolean test(int number) {
      return number > 3 && number < 10;
    }
  },
  EVEN {
    @Override
    public boolean test(int number) {
      return number % 2 == 0;
    }
  };

  static final IntUnaryOperator HALF =
      new IntUnaryOperator() {
        @Override
        public int applyAsInt(int value) {
          return value == 42 ? 21 : value / 2;
        }
      };
}
