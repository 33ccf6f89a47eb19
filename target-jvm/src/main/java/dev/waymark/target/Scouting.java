package dev.waymark.target;

import dev.waymark.target.wire.Incoming;
import java.util.ArrayList;
import java.util.List;

/**
 * What became of inputs that were tried.
 *
 * @param count how many were
 * @param news those that did something new, in order
 * @param isLast whether the JVM should not be used for other runs
 */
public record Scouting(int count, List<Input> news, boolean isLast) {
  public Scouting {
    news = List.copyOf(news);
  }

  static Scouting read(Incoming answer, List<Input> inputs) {
    List<Input> news = new ArrayList<>();
    for (int number = answer.takeInt(); number >= 0; number = answer.takeInt()) {
      news.add(inputs.get(number));
    }
    return new Scouting(answer.takeInt(), news, answer.takeByte() != 0);
  }
}
