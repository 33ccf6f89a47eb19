package dev.waymark.explore.extension;

import dev.waymark.explore.search.Prefix;
import dev.waymark.target.Input;
import dev.waymark.target.Step;
import dev.waymark.term.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What has to be solved to take a partial path.
 *
 * @param base the input to start from
 * @param path all that is to be taken; null if nothing, for a first input
 * @param length how many steps that are
 * @param conditions what must hold; the base satisfies all but the last
 */
public record Question(Input base, @Nullable Prefix path, int length, List<Term> conditions) {
  public Question {
    conditions = List.copyOf(conditions);
  }

  /** Whatever path {@code base} takes. */
  public static Question first(Input base) {
    return new Question(base, null, 0, List.of());
  }

  /** Whether a run along {@code steps} is what was asked for. */
  public boolean isAnsweredBy(List<Step> steps) {
    return path == null || path.isBeginningOf(steps, length);
  }

  /** To take {@code path} as it is. */
  public static Question of(Input base, Prefix path, int length) {
    return new Question(base, path, length, path.conditions());
  }
}
