package trust;

public class BeanRefuted {
  public static void fields() {
    Bean bean = new Bean();
    bean.describe(0);
    bean.setData(new int[] {4, 5});
    bean.describe(0);
    bean.describe(1);
    bean.describe(-1);
    bean.describe(2);
    bean.size = 8;
    bean.describe(0);
    bean.size = 0;
    bean.name = "";
    bean.describe(0);
    bean.name = "x";
    bean.describe(0);
  }

  public static void chains() {
    Bean bean = new Bean();
    bean.setNext(bean);
    bean.describe(0);
    bean.setNext(new Bean());
    bean.describe(0);
  }
}
