package dev.waymark.benchmarks.trust;

import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Runs tests with a clock that is off. The arguments: the file for the results, how many days the
 * clock is off, class path, test classes.
 */
public final class ElsewhereMain {
  private static final int TESTS = 3;

  private ElsewhereMain() {}

  public static void main(String[] args) throws Exception {
    ShiftedClock.set(Integer.parseInt(args[1]));
    URL[] places =
        Pattern.compile(Pattern.quote(System.getProperty("path.separator")))
            .splitAsStream(args[2])
            .map(ElsewhereMain::url)
            .toArray(URL[]::new);
    List<String> tests = Arrays.asList(args).subList(TESTS, args.length);
    try (ShiftingLoader loader = new ShiftingLoader(places, ElsewhereMain.class.getClassLoader())) {
      loader.setDefaultAssertionStatus(true);
      Files.write(Path.of(args[0]), SuiteRunner.run(loader, tests));
    }
    Runtime.getRuntime().halt(0);
  }

  private static URL url(String place) {
    try {
      return Path.of(place).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(place, e);
    }
  }
}
