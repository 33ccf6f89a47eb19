package dev.waymark.explore.verdict;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;

/**
 * What an exploration did.
 *
 * @param runs inputs run
 * @param tried inputs that were tried without a look at their paths
 * @param paths different complete paths
 * @param infeasible partial paths that no input takes
 * @param unknown partial paths of which the solver does not know
 * @param divergences runs that did not take the path they were solved for
 * @param incomplete runs whose path does not tell all
 * @param lost runs that the target JVM did not survive
 * @param rejected paths on which an assumption fails
 * @param confirmed reasons for infeasible partial paths that a second solver confirmed
 * @param unconfirmed those that it could not decide
 * @param asked questions that solvers were asked
 * @param ruledOut infeasible partial paths that no solver was asked about, since others were
 *     refuted for the same reason
 * @param givenUp families of such paths that were given up for want of memory, since the last start
 */
public record Statistics(
    int runs,
    int tried,
    int paths,
    int infeasible,
    int unknown,
    int divergences,
    int incomplete,
    int lost,
    int rejected,
    int confirmed,
    int unconfirmed,
    int asked,
    int ruledOut,
    int givenUp) {

  /** Statistics in the making. */
  public static final class Counter {
    public int runs;
    public int tried;
    public int paths;
    public int infeasible;
    public int unknown;
    public int divergences;
    public int incomplete;
    public int lost;
    public int rejected;
    public int confirmed;
    public int unconfirmed;
    public int asked;
    public int ruledOut;
    public int givenUp;

    public void write(Outgoing out) {
      for (int each : new int[] {runs, paths, infeasible, unknown}) {
        out.putInt(each);
      }
      for (int each : new int[] {divergences, incomplete, lost, rejected}) {
        out.putInt(each);
      }
      out.putInt(tried);
      out.putInt(confirmed);
      out.putInt(unconfirmed);
      out.putInt(asked);
      out.putInt(ruledOut);
    }

    public void read(Incoming in) {
      runs = in.takeInt();
      paths = in.takeInt();
      infeasible = in.takeInt();
      unknown = in.takeInt();
      divergences = in.takeInt();
      incomplete = in.takeInt();
      lost = in.takeInt();
      rejected = in.takeInt();
      tried = in.takeInt();
      confirmed = in.takeInt();
      unconfirmed = in.takeInt();
      asked = in.takeInt();
      ruledOut = in.takeInt();
    }

    public Statistics statistics() {
      return new Statistics(
          runs,
          tried,
          paths,
          infeasible,
          unknown,
          divergences,
          incomplete,
          lost,
          rejected,
          confirmed,
          unconfirmed,
          asked,
          ruledOut,
          givenUp);
    }
  }
}
