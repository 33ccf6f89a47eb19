package dev.waymark.report.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An axis from 0 to a round number, with ticks at round numbers.
 *
 * @param max where it ends
 * @param step from one tick to the next
 * @param from where its beginning is drawn, in pixels
 * @param to where its end is drawn
 */
record Axis(double max, double step, double from, double to) {
  private static final double[] ROUND = {1, 2, 2.5, 5, 10};

  /** An axis that has room for {@code greatest}, and about {@code ticks} ticks. */
  static Axis of(double greatest, int ticks, double from, double to) {
    double rough = Math.max(greatest, 1e-3) / ticks;
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    double step = 10 * power;
    for (double round : ROUND) {
      if (round * power >= rough - 1e-12) {
        step = round * power;
        break;
      }
    }
    return new Axis(step * Math.max(1, Math.ceil(greatest / step - 1e-9)), step, from, to);
  }

  double place(double value) {
    return from + (to - from) * value / max;
  }

  List<Double> ticks() {
    List<Double> ticks = new ArrayList<>();
    for (int i = 0; i * step <= max + step / 2; i++) {
      ticks.add(i * step);
    }
    return ticks;
  }

  /** With as many digits as the step needs, and no more. */
  String label(double tick) {
    int digits = (int) Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
    boolean isHalf = Math.abs(step * Math.pow(10, digits) % 1) > 1e-6;
    return String.format(Locale.ROOT, "%,." + (isHalf ? digits + 1 : digits) + "f", tick);
  }
}
