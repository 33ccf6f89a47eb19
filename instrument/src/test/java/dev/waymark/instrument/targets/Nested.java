package dev.waymark.instrument.targets;

/** Calls that are nested. */
public final class Nested {
  private Nested() {}

  /** Recursion through a method that seems to call nothing but what calls nothing. */
  public static int deepThroughShallow(int x) {
    return new Shallow().ask(new Deep(), x);
  }

  static final class Shallow {
    int ask(Answer answer, int x) {
      return answer.to(x);
    }
  }

  static class Answer {
    int to(int x) {
      return x;
    }
  }

  static final class Deep extends Answer {
    @Override
    int to(int x) {
      return x == 0 ? 0 : 1 + new Shallow().ask(this, x - 1);
    }
  }
}
