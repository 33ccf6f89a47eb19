package trust;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class CollectedRefuted {
  public static void lists() {
    Collected.longer(null);
    Collected.longer(List.of());
    Collected.odd(null);
    Collected.odd(List.of());
    Collected.odd(List.of(1));
  }

  public static void beyondLength() {
    Collected.longer(new ArrayList<>(Collections.nCopies(10, 1)));
  }

  public static void beyondContract() {
    Collected.odd(
        new AbstractList<Integer>() {
          private int calls;

          @Override
          public Integer get(int index) {
            return calls++;
          }

          @Override
          public int size() {
            return 1;
          }
        });
  }

  public static void maps() {
    Map<String, String> map = new HashMap<>();
    Collected.absent(null);
    Collected.absent(map);
    map.put("a", null);
    Collected.absent(map);
    map.put("a", "b");
    Collected.absent(map);
  }

  public static void lambdas() {
    boolean[] last = new boolean[1];
    Collected.ask(null, 0);
    Collected.ask(a -> true, 0);
    Collected.ask(a -> last[0] = !last[0], 0);
  }

  public static void rows() {
    int[] row = {1};
    Collected.shared(null);
    Collected.shared(new int[1][]);
    Collected.shared(new int[2][]);
    Collected.shared(new int[][] {row, row});
    Collected.shared(new int[][] {row, row.clone()});
  }
}
