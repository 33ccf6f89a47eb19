package trust;

import java.util.ArrayList;
import java.util.List;

/** Keeps much, in the target and in terms. */
public class Growing {
  public static int fill(int a, int b) {
    List<int[]> all = new ArrayList<>();
    for (int i = 0; i < (a & 0xff); i++) {
      all.add(new int[200_000]);
    }
    return all.size() > (b & 0xff) ? 1 : 2;
  }

  public static int terms(int[] a) {
    if (a == null) return 0;
    long hash = 7;
    for (int round = 0; round < 40; round++) {
      for (int each : a) {
        hash = hash * 31 + (each ^ (hash >>> 7));
        if ((hash & 1) == 0) hash += each;
      }
    }
    return hash == 99 ? 1 : 2;
  }

  public static int texts(String a, String b) {
    if (a == null || b == null) return 0;
    int found = 0;
    for (int i = 0; i < a.length(); i++) {
      if (b.indexOf(a.charAt(i)) > i) found++;
    }
    return found > 20 ? 1 : 2;
  }
}
