package dev.waymark.benchmarks.synthetic;

import dev.waymark.benchmarks.synthetic.Statements.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which methods there are and who calls whom: a tree, whose root is the entry, and helpers besides,
 * which everyone may call.
 */
final class CallPlan {
  private static final int METHODS_OF_CLASS = 8;
  private static final int SMALLEST = 16;
  private static final int LARGEST = 32;
  private static final int SMALLEST_HELPER = 6;
  private static final int LARGEST_HELPER = 10;
  private static final int HELPERS_SHARE = 8;

  private final List<Method> tree = new ArrayList<>();
  private final List<Method> helpers = new ArrayList<>();

  /**
   * A method to write.
   *
   * @param type the class it is in
   * @param branches how many it should have
   * @param children indexes of the methods of the tree that it calls
   */
  record Method(
      String type, String name, List<String> parameters, int branches, List<Integer> children) {
    String qualified() {
      return type + "." + name;
    }
  }

  CallPlan(int size, Choices choices) {
    int forHelpers = size / HELPERS_SHARE;
    List<Integer> shares = shares(forHelpers, SMALLEST_HELPER, LARGEST_HELPER, choices);
    for (int i = 0; i < shares.size(); i++) {
      int parameters = choices.between(2, 3);
      helpers.add(method("Helper", "h", i, parameters, shares.get(i)));
    }
    shares = shares(size - forHelpers, SMALLEST, LARGEST, choices);
    for (int i = 0; i < shares.size(); i++) {
      int parameters = i == 0 ? inputs(size) : choices.between(2, 4);
      tree.add(method("Part", "m", i, parameters, shares.get(i)));
    }
    for (int i = 1; i < tree.size(); i++) {
      tree.get(choices.between((i - 1) / 4, (i - 1) / 2)).children().add(i);
    }
  }

  /** How many ints the entry takes: more for larger programs. */
  private static int inputs(int size) {
    int doublings = 0;
    for (int covered = 300; covered < size; covered *= 2) {
      doublings++;
    }
    return 6 + 2 * doublings;
  }

  private static List<Integer> shares(int total, int min, int max, Choices choices) {
    List<Integer> shares = new ArrayList<>();
    for (int left = total; left > 0; left -= shares.get(shares.size() - 1)) {
      shares.add(Math.min(left, choices.between(min, max)));
    }
    return shares;
  }

  private static Method method(String type, String name, int index, int parameters, int branches) {
    List<String> names = IntStream.range(0, parameters).mapToObj(i -> "p" + i).toList();
    String owner = type + index / METHODS_OF_CLASS;
    return new Method(owner, name + index, names, branches, new ArrayList<>());
  }

  /** The entry first. */
  List<Method> tree() {
    return tree;
  }

  List<Method> helpers() {
    return helpers;
  }

  /** What {@code method} calls. */
  List<Call> calls(Method method) {
    return method.children().stream()
        .map(tree::get)
        .map(child -> new Call(child.qualified(), child.parameters().size()))
        .toList();
  }
}
