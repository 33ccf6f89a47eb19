package dev.waymark.benchmarks.subjects;

/**
 * Whether an aircraft should climb or descend to pass another one: the altitude separation test of
 * a collision avoidance system, in the shape of the program of the Siemens suite. All its twelve
 * inputs are ints without a precondition; its helpers are called anew wherever their answer is
 * needed, within one condition too, so the same is asked again and again.
 *
 * <p>The separation to keep depends on the layer of altitude. The original reads it from a table;
 * here it is a choice among the layers, so that the layer is part of the path, once for each
 * reading.
 *
 * <p>164 paths, and 2,542 infeasible partial paths, which mostly repeat a question; with a table it
 * would be 68 and 766. Where a boolean is returned or assigned, bytecode branches, and again where
 * it is used; C need not.
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

  private final int verticalSeparation;
  private final int ownAltitude;
  private final int otherAltitude;
  private final int layer;
  private final int upSeparation;
  private final int downSeparation;
  private final int climbInhibited;

  private Tcas(
      int verticalSeparation,
      int ownAltitude,
      int otherAltitude,
      int layer,
      int upSeparation,
      int downSeparation,
      int climbInhibited) {
    this.verticalSeparation = verticalSeparation;
    this.ownAltitude = ownAltitude;
    this.otherAltitude = otherAltitude;
    this.layer = layer;
    this.upSeparation = upSeparation;
    this.downSeparation = downSeparation;
    this.climbInhibited = climbInhibited;
  }

  /**
   * The advice; {@code otherAdvice} is what the other aircraft was advised. Layers are 0..3 (all
   * others count as the highest), flags 0 or not.
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
    if (enabled && ((equipped && intentUnknown) || !equipped)) {
      return new Tcas(
              verticalSeparation,
              ownAltitude,
              otherAltitude,
              layer,
              upSeparation,
              downSeparation,
              climbInhibited)
          .separate();
    }
    return UNRESOLVED;
  }

  private int separate() {
    boolean needsUpward = isClimbNonCrossing() && isBelowThreat();
    boolean needsDownward = isDescentNonCrossing() && isAboveThreat();
    if (needsUpward && needsDownward) {
      return UNRESOLVED;
    }
    if (needsUpward) {
      return UPWARD;
    }
    return needsDownward ? DOWNWARD : UNRESOLVED;
  }

  private boolean isClimbNonCrossing() {
    if (isUpwardPreferred()) {
      return !isBelowThreat() || (isBelowThreat() && downSeparation < requiredSeparation());
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
    return !isAboveThreat() || (isAboveThreat() && upSeparation >= requiredSeparation());
  }

  private boolean isUpwardPreferred() {
    int biased = climbInhibited != 0 ? upSeparation + CLIMB_BIAS : upSeparation;
    return biased > downSeparation;
  }

  private boolean isBelowThreat() {
    return ownAltitude < otherAltitude;
  }

  private boolean isAboveThreat() {
    return otherAltitude < ownAltitude;
  }

  private int requiredSeparation() {
    return switch (layer) {
      case 0 -> 400;
      case 1 -> 500;
      case 2 -> 640;
      default -> 740;
    };
  }
}
