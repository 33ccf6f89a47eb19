package dev.waymark.benchmarks.subjects;

/**
 * Whether an aircraft should climb or descend to pass another one: the altitude separation test of
 * a collision avoidance system, after its well-known description.
 *
 * <p>68 paths. The helpers ask the same things again, so most partial paths are infeasible: 200.
 * The threshold is read from a table at a symbolic index, which alone makes no paths.
 */
public final class Tcas {
  public static final int UNRESOLVED = 0;
  public static final int UPWARD = 1;
  public static final int DOWNWARD = 2;

  /** The other aircraft has announced no manoeuvre. */
  public static final int NO_INTENT = 0;

  /** The other aircraft can only advise of traffic. */
  public static final int TRAFFIC_ADVISORY = 1;

  private static final int LEVEL_RATE = 600;
  private static final int MAX_ALTITUDE_DIFFERENCE = 600;
  private static final int MIN_SEPARATION = 300;
  private static final int CLIMB_BIAS = 100;

  /** The separation to keep (ALIM), by altitude layer. */
  private static final int[] SEPARATION_BY_LAYER = {400, 500, 640, 740};

  private final int verticalSeparation;
  private final int ownAltitude;
  private final int otherAltitude;
  private final int layer;
  private final int upSeparation;
  private final int downSeparation;
  private final boolean climbInhibited;

  private Tcas(
      int verticalSeparation,
      int ownAltitude,
      int otherAltitude,
      int layer,
      int upSeparation,
      int downSeparation,
      boolean climbInhibited) {
    this.verticalSeparation = verticalSeparation;
    this.ownAltitude = ownAltitude;
    this.otherAltitude = otherAltitude;
    this.layer = layer;
    this.upSeparation = upSeparation;
    this.downSeparation = downSeparation;
    this.climbInhibited = climbInhibited;
  }

  /**
   * The advice; {@code otherAdvice} is the RAC that the other aircraft sent, layers are 0..3, flags
   * 0 or 1.
   */
  public static int advise(
      int verticalSeparation,
      int highConfidence,
      int twoOfThreeReportsValid,
      int ownAltitude,
      int ownAltitudeRate,
      int otherAltitude,
      int layer,
      int upSeparation,
      int downSeparation,
      int otherAdvice,
      int otherCapability,
      int climbInhibited) {
    boolean enabled =
        highConfidence != 0
            && ownAltitudeRate <= LEVEL_RATE
            && verticalSeparation > MAX_ALTITUDE_DIFFERENCE;
    boolean equipped = otherCapability == TRAFFIC_ADVISORY;
    boolean intentUnknown = twoOfThreeReportsValid != 0 && otherAdvice == NO_INTENT;
    if (!enabled || (equipped && !intentUnknown)) {
      return UNRESOLVED;
    }
    return new Tcas(
            verticalSeparation,
            ownAltitude,
            otherAltitude,
            layer,
            upSeparation,
            downSeparation,
            climbInhibited != 0)
        .separate();
  }

  private int separate() {
    boolean needsUpward = isClimbNonCrossing() && isBelowThreat();
    boolean needsDownward = isDescentNonCrossing() && isAboveThreat();
    if (needsUpward == needsDownward) {
      return UNRESOLVED;
    }
    return needsUpward ? UPWARD : DOWNWARD;
  }

  private boolean isClimbNonCrossing() {
    if (isUpwardPreferred()) {
      return !isBelowThreat() || downSeparation < requiredSeparation();
    }
    return isAboveThreat()
        && verticalSeparation >= MIN_SEPARATION
        && upSeparation >= requiredSeparation();
  }

  private boolean isDescentNonCrossing() {
    if (isUpwardPreferred()) {
      return isBelowThreat()
          && verticalSeparation >= MIN_SEPARATION
          && downSeparation >= requiredSeparation();
    }
    return !isAboveThreat() || upSeparation >= requiredSeparation();
  }

  private boolean isUpwardPreferred() {
    int biased = climbInhibited ? upSeparation + CLIMB_BIAS : upSeparation;
    return biased > downSeparation;
  }

  private boolean isBelowThreat() {
    return ownAltitude < otherAltitude;
  }

  private boolean isAboveThreat() {
    return otherAltitude < ownAltitude;
  }

  private int requiredSeparation() {
    return SEPARATION_BY_LAYER[layer];
  }
}
