package dev.waymark.validation.java17;

/** Type patterns of instanceof, and sealed hierarchies taken apart with them. */
public final class Patterns {
  private Patterns() {}

  sealed interface Term permits Number, Sum, Negation {}

  record Number(int value) implements Term {}

  record Sum(Term left, Term right) implements Term {}

  record Negation(Term term) implements Term {}

  private static int evaluate(Term term) {
    if (term instanceof Number number) {
      return number.value();
    }
    if (term instanceof Sum sum) {
      return evaluate(sum.left()) + evaluate(sum.right());
    }
    if (!(term instanceof Negation negation)) {
      throw new IllegalStateException("no such term");
    }
    return -evaluate(negation.term());
  }

  private static Object object(int a) {
    return a < 0 ? "n" + a : a == 0 ? null : a < 10 ? (Object) a : new int[] {a};
  }

  public static String boundVariables(int a) {
    Object value = object(a);
    if (value instanceof String text && text.length() > 2) {
      return text;
    }
    if (value instanceof Integer number) {
      return "i" + (number + 1);
    }
    return value instanceof int[] array ? "a" + array[0] : "none";
  }

  public static int negatedPattern(int a) {
    Object value = object(a);
    if (!(value instanceof Integer number)) {
      return -1;
    }
    return number * 2;
  }

  public static boolean patternInCondition(int a, int b) {
    return object(a) instanceof Integer x && object(b) instanceof Integer y && x > y;
  }

  public static int sealedTerms(int a, int b) {
    Term term = new Negation(new Sum(new Number(a), new Negation(new Number(b))));
    return evaluate(term);
  }

  public static int missingTerm(int a) {
    return evaluate(new Sum(new Number(a), a > 0 ? null : new Number(1)));
  }
}
