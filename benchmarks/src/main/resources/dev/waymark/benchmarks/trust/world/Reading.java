package trust;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/** Reads resources beside the class and from the root, with three loaders. */
public class Reading {
  public static int beside(int a) throws IOException {
    InputStream in = Reading.class.getResourceAsStream("beside.txt");
    if (in == null) return -1;
    int first = in.read();
    in.close();
    return first == a ? 1 : 2;
  }

  public static int root(int a) {
    if (Reading.class.getClassLoader().getResource("root.properties") == null) return -1;
    return a > 3 ? 1 : 2;
  }

  public static int context(int a) throws IOException {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    InputStream in = loader.getResourceAsStream("root.properties");
    if (in == null) return -1;
    Properties properties = new Properties();
    properties.load(in);
    in.close();
    return a > Integer.parseInt(properties.getProperty("limit")) ? 1 : 2;
  }
}
