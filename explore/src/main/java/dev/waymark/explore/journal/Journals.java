package dev.waymark.explore.journal;

import dev.waymark.program.ProgramException;
import dev.waymark.target.Entry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** The journals of the entries of a class, each a file in one folder. */
public final class Journals implements AutoCloseable {
  private final Path folder;
  private final Consumer<String> remarks;
  private final Map<Entry, FileJournal> journals = new LinkedHashMap<>();

  public Journals(Path folder, Consumer<String> remarks) {
    this.folder = folder;
    this.remarks = remarks;
  }

  /** Opens the journal of {@code entry}; see {@link FileJournal#open}. */
  public void open(Entry entry, String key) {
    journals.put(entry, FileJournal.open(file(entry), key, remarks));
  }

  private Path file(Entry entry) {
    String method = entry.method().ref().owner() + "." + entry.method().name();
    String hash = Integer.toHexString(entry.method().descriptor().hashCode());
    return folder.resolve(method.replaceAll("[/<>]", ".") + "-" + hash + ".journal");
  }

  /** Says how much is known from an earlier run, if anything is. */
  public void tellOfTests() {
    Collection<FileJournal> known =
        journals.values().stream().filter(journal -> journal.lastState() != null).toList();
    if (!known.isEmpty()) {
      int tests = known.stream().mapToInt(journal -> journal.tests().size()).sum();
      remarks.accept("going on after " + tests + " tests of an earlier run");
    }
  }

  public Journal of(Entry entry) {
    return Objects.requireNonNull(journals.get(entry));
  }

  public List<Path> files() {
    return journals.keySet().stream().map(this::file).toList();
  }

  @Override
  public void close() {
    for (FileJournal journal : journals.values()) {
      try {
        journal.close();
      } catch (IOException e) {
        throw new ProgramException("cannot close a journal in " + folder, e);
      }
    }
  }
}
