package dev.waymark.report.inputs;

/** An enum, some constants of which have bodies. */
public enum Colour {
  RED,
  GREEN {
    @Override
    int weight() {
      return 2;
    }
  },
  BLUE;

  int weight() {
    return 1;
  }

  public boolean isHeavier(Colour other) {
    return other != null && weight() > other.weight();
  }

  public static Colour next(Colour colour) {
    return switch (colour) {
      case RED -> GREEN;
      case GREEN -> BLUE;
      case BLUE -> RED;
    };
  }

  public static int countReds(Colour[] colours) {
    int reds = 0;
    for (Colour colour : colours) {
      if (colour == RED) {
        reds++;
      }
    }
    return reds;
  }
}
