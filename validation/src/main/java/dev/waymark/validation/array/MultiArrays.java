package dev.waymark.validation.array;

/** Arrays of arrays: allocated whole, in part, and row by row. */
public final class MultiArrays {
  private MultiArrays() {}

  public static int[][] timesTable(int rows, int columns) {
    int[][] table = new int[rows & 3][columns & 3];
    for (int i = 0; i < table.length; i++) {
      for (int j = 0; j < table[i].length; j++) {
        table[i][j] = (i + 1) * (j + 1);
      }
    }
    return table;
  }

  /** The inner arrays are null; writing into one throws. */
  public static long[][][] partlyAllocated(int a) {
    long[][][] cube = new long[2][3][];
    if (a > 0) {
      cube[1][2] = new long[] {a};
    }
    if (a > 5) {
      cube[0][0][0] = a;
    }
    return cube;
  }

  public static char[][] jagged(int n) {
    char[][] rows = new char[n & 3][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = new char[i];
      for (int j = 0; j < i; j++) {
        rows[i][j] = (char) ('a' + j);
      }
    }
    return rows;
  }

  public static double[][][] cube(int a, double value) {
    double[][][] cube = new double[2][a & 1][2];
    cube[0][0][1] = value;
    cube[1][0][0] += value;
    return cube;
  }

  /** Any negative size throws, even behind an empty dimension. */
  public static int negativeSizes(int a, int b) {
    return new int[a < 5 ? a : 5][b < 5 ? b : 5].length;
  }

  public static int sumOfRows(int[][] a) {
    int sum = 0;
    for (int[] row : a) {
      for (int value : row) {
        sum += value;
      }
    }
    return sum;
  }

  public static String[][] nestedInitializer(String a) {
    return new String[][] {{a, "b"}, {}, {"c" + a}, null};
  }

  /** An array of arrays is an array of objects. */
  public static int rowsAsObjects(int a) {
    Object[] rows = new int[2][2];
    rows[0] = a > 0 ? (Object) new int[] {a} : "no row";
    return ((int[]) rows[0])[0];
  }

  public static int incrementInRow(long[][] a, int i) {
    a[0][i]++;
    long before = a[0][i]--;
    return (int) (before + ++a[a.length - 1][i]);
  }
}
