package trust;

/** What another thread may write between two reads. */
public class Shared {
  private int value;
  private static volatile int common;

  public void set(int value) {
    this.value = value;
  }

  public static void setCommon(int value) {
    common = value;
  }

  public int twice(int a) {
    int first = value;
    int second = value;
    return first != second ? 1 : a;
  }

  public static int twiceCommon(int a) {
    int first = common;
    int second = common;
    return first != second ? 1 : a;
  }
}
