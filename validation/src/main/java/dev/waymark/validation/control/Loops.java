package dev.waymark.validation.control;

/** Every loop form, with every way out of it; all bounded. */
public final class Loops {
  private Loops() {}

  public static int whileCountsDown(int a) {
    int steps = 0;
    int rest = a & 31;
    while (rest > 0) {
      rest -= 3;
      steps++;
    }
    return steps;
  }

  /** The body runs at least once. */
  public static int doWhileCountsDigits(int a) {
    int digits = 0;
    int rest = a;
    do {
      digits++;
      rest /= 10;
    } while (rest != 0);
    return digits;
  }

  public static int forSums(int n) {
    int sum = 0;
    for (int i = 0; i < n && i < 20; i++) {
      sum += i * i;
    }
    return sum;
  }

  public static long forEachSums(int[] a) {
    long sum = 0;
    for (int value : a) {
      sum += value;
    }
    return sum;
  }

  public static int twoVariables(int n) {
    int meetings = 0;
    for (int low = 0, high = n & 15; low < high; low++, high--) {
      meetings += low * high;
    }
    return meetings;
  }

  public static int nestedTriangle(int n) {
    int cells = 0;
    for (int i = 0; i < (n & 7); i++) {
      for (int j = 0; j <= i; j++) {
        cells += i ^ j;
      }
    }
    return cells;
  }

  public static int endlessWithBreak(int a) {
    int rest = a;
    int steps = 0;
    for (; ; ) {
      if (rest <= 1 || steps == 30) {
        break;
      }
      rest = rest % 2 == 0 ? rest / 2 : 3 * rest + 1;
      steps++;
    }
    return steps;
  }

  public static int continueSkipsOdd(int[] a) {
    int sum = 0;
    for (int i = 0; i < a.length; i++) {
      if ((a[i] & 1) != 0) {
        continue;
      }
      sum += a[i];
    }
    return sum;
  }

  /** Leaves both loops at once. */
  public static int labelledBreak(int wanted) {
    int found = -1;
    search:
    for (int i = 1; i < 8; i++) {
      for (int j = 1; j < 8; j++) {
        if (i * j == wanted) {
          found = i * 10 + j;
          break search;
        }
      }
    }
    return found;
  }

  /** Goes on with the outer loop from within the inner one. */
  public static int labelledContinue(int n) {
    int primes = 0;
    next:
    for (int i = 2; i < (n & 31); i++) {
      for (int j = 2; j * j <= i; j++) {
        if (i % j == 0) {
          continue next;
        }
      }
      primes++;
    }
    return primes;
  }

  public static int labelledBlock(int a) {
    int result = 0;
    block:
    {
      result = 1;
      if (a > 5) {
        break block;
      }
      result = 2;
    }
    return result;
  }

  public static int returnFromWithin(int[] a) {
    for (int i = 0; ; i++) {
      if (i == a.length) {
        return -1;
      }
      if (a[i] < 0) {
        return i;
      }
    }
  }

  public static long emptyBody(long a) {
    long bound = a & 63;
    long i = 0;
    while (i++ < bound) {}
    return i;
  }
}
