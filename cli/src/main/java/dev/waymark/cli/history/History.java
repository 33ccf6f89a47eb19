package dev.waymark.cli.history;

import dev.waymark.explore.job.ClassTarget;
import dev.waymark.program.ClassModel;
import dev.waymark.report.junit.JUnitWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Results of earlier runs on the same code. Classes of one source file are reused together or not
 * at all, because their tests are examined together.
 */
public final class History {
  private final @Nullable HistoryFolder folder;
  private final String settings;
  private final Map<String, String> keys = new HashMap<>();
  private final Map<String, ClassResult> found = new HashMap<>();

  private History(@Nullable HistoryFolder folder, String settings) {
    this.folder = folder;
    this.settings = settings;
  }

  /** Knows nothing and keeps nothing. */
  public static History none() {
    return new History(null, "");
  }

  /** What {@code folder} has of {@code targets}, explored with what {@code settings} say. */
  public static History of(
      HistoryFolder folder, HistoryKeys keys, List<ClassTarget> targets, String settings) {
    History history = new History(folder, settings);
    Map<String, List<ClassModel>> files = new TreeMap<>();
    for (ClassTarget each : targets) {
      String file = each.type().name().replaceFirst("(?<=[^/])\\$.*", "");
      files.computeIfAbsent(file, key -> new ArrayList<>()).add(each.type());
    }
    files.values().forEach(each -> history.read(each, folder, keys));
    return history;
  }

  private void read(List<ClassModel> types, HistoryFolder from, HistoryKeys all) {
    String key = all.of(types.stream().map(ClassModel::name).toList(), settings);
    Map<String, ClassResult> results = new HashMap<>();
    for (ClassModel type : types) {
      String name = type.toString();
      keys.put(name, key);
      from.find(name, settings, key, result -> isOf(type, result))
          .ifPresent(result -> results.put(name, result));
    }
    if (results.size() == types.size()) {
      found.putAll(results);
    }
  }

  /** Nothing but tests of the class may be written for it, wherever the result comes from. */
  private static boolean isOf(ClassModel type, ClassResult result) {
    String folder = type.testPackage().isEmpty() ? "" : type.testPackage() + "/";
    return result.type().equals(type.toString())
        && result.tests().stream()
            .map(KeptTests::name)
            .allMatch(
                name ->
                    name.startsWith(folder)
                        && name.indexOf('/', folder.length()) < 0
                        && JUnitWriter.isTestOf(
                            type.name(), name.substring(folder.length()) + ".java"));
  }

  /** The result of the class, if nothing that it depends on has changed. */
  public Optional<ClassResult> find(ClassModel type) {
    return Optional.ofNullable(found.get(type.toString()));
  }

  /** How many classes need not be explored. */
  public int size() {
    return found.size();
  }

  /** Keeps a new result. */
  public void keep(ClassResult result) {
    String key = keys.get(result.type());
    if (folder != null && key != null) {
      folder.keep(result, settings, key);
    }
  }
}
