package trust;

import java.util.ServiceLoader;

/** Finds an implementation by the service loader. */
public class Serving {
  public interface Service {
    int limit();
  }

  public static class Provided implements Service {
    @Override
    public int limit() {
      return 12;
    }
  }

  public static int limit(int a) {
    for (Service each : ServiceLoader.load(Service.class)) {
      return a > each.limit() ? 1 : 2;
    }
    return -1;
  }
}
