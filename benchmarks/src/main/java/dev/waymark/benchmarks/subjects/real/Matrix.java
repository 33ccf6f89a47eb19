package dev.waymark.benchmarks.subjects.real;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A matrix of numbers, which does not change. */
public final class Matrix {
  private static final double ALMOST_ZERO = 1e-12;

  private final double[][] rows;

  /** Copies {@code rows}, which must be of one length. */
  public Matrix(double[][] rows) {
    if (rows.length == 0 || rows[0].length == 0) {
      throw new IllegalArgumentException("empty");
    }
    this.rows = new double[rows.length][];
    for (int i = 0; i < rows.length; i++) {
      if (rows[i].length != rows[0].length) {
        throw new IllegalArgumentException("row " + i + " has another length");
      }
      this.rows[i] = rows[i].clone();
    }
  }

  /** Ones on the diagonal, else zeros. */
  public static Matrix identity(int size) {
    if (size < 1 || size > 1000) {
      throw new IllegalArgumentException("bad size " + size);
    }
    double[][] rows = new double[size][size];
    for (int i = 0; i < size; i++) {
      rows[i][i] = 1;
    }
    return new Matrix(rows);
  }

  public int height() {
    return rows.length;
  }

  public int width() {
    return rows[0].length;
  }

  public boolean isSquare() {
    return height() == width();
  }

  public Matrix plus(Matrix other) {
    if (height() != other.height() || width() != other.width()) {
      throw new IllegalArgumentException("sizes differ");
    }
    double[][] sum = new double[height()][width()];
    for (int i = 0; i < height(); i++) {
      for (int j = 0; j < width(); j++) {
        sum[i][j] = rows[i][j] + other.rows[i][j];
      }
    }
    return new Matrix(sum);
  }

  public Matrix times(Matrix other) {
    if (width() != other.height()) {
      throw new IllegalArgumentException("sizes do not fit");
    }
    double[][] product = new double[height()][other.width()];
    for (int i = 0; i < height(); i++) {
      for (int j = 0; j < other.width(); j++) {
        for (int k = 0; k < width(); k++) {
          product[i][j] += rows[i][k] * other.rows[k][j];
        }
      }
    }
    return new Matrix(product);
  }

  public Matrix transposed() {
    double[][] result = new double[width()][height()];
    for (int i = 0; i < height(); i++) {
      for (int j = 0; j < width(); j++) {
        result[j][i] = rows[i][j];
      }
    }
    return new Matrix(result);
  }

  public boolean isSymmetric() {
    if (!isSquare()) {
      return false;
    }
    for (int i = 0; i < height(); i++) {
      for (int j = 0; j < i; j++) {
        if (rows[i][j] != rows[j][i]) {
          return false;
        }
      }
    }
    return true;
  }

  /** The determinant, by elimination with the largest pivot of each column. */
  public double determinant() {
    if (!isSquare()) {
      throw new IllegalStateException("not square");
    }
    double[][] work = Arrays.stream(rows).map(double[]::clone).toArray(double[][]::new);
    double determinant = 1;
    for (int column = 0; column < work.length; column++) {
      int pivot = pivot(work, column);
      if (Math.abs(work[pivot][column]) < ALMOST_ZERO) {
        return 0;
      }
      if (pivot != column) {
        double[] swapped = work[pivot];
        work[pivot] = work[column];
        work[column] = swapped;
        determinant = -determinant;
      }
      determinant *= work[column][column];
      eliminate(work, column);
    }
    return determinant;
  }

  private static int pivot(double[][] work, int column) {
    int best = column;
    for (int i = column + 1; i < work.length; i++) {
      if (Math.abs(work[i][column]) > Math.abs(work[best][column])) {
        best = i;
      }
    }
    return best;
  }

  private static void eliminate(double[][] work, int column) {
    for (int i = column + 1; i < work.length; i++) {
      double factor = work[i][column] / work[column][column];
      for (int j = column; j < work.length; j++) {
        work[i][j] -= factor * work[column][j];
      }
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof Matrix that && Arrays.deepEquals(rows, that.rows));
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(rows);
  }

  @Override
  public String toString() {
    return Arrays.deepToString(rows);
  }
}
