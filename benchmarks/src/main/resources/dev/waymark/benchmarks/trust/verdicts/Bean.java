package trust;

/** A bean: public fields, setters, and nothing in the constructor. */
public class Bean {
  public int size;
  public String name;
  private int[] data;
  private Bean next;

  public void setData(int[] data) {
    this.data = data;
  }

  public void setNext(Bean next) {
    this.next = next;
  }

  public int describe(int at) {
    if (size > 7) return 1;
    if (name != null) {
      return name.isEmpty() ? 2 : 3;
    }
    if (data != null && at >= 0 && at < data.length) {
      return data[at] == 4 ? 4 : 5;
    }
    if (next == this) return 6;
    return next == null ? 7 : 8;
  }
}
