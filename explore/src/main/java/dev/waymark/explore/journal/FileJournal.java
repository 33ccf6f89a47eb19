package dev.waymark.explore.journal;

import dev.waymark.program.ProgramException;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A journal in a file, which belongs to one exploration at a time. Entries that were not written to
 * their end are dropped, and those after the last state too: they will be found again.
 */
public final class FileJournal implements Journal, AutoCloseable {
  private static final int HEADER = 'H';

  private final Path file;
  private final FileChannel channel;
  private final Consumer<String> remarks;
  private final List<Incoming> tests = new ArrayList<>();
  private @Nullable Incoming state;
  private boolean isBroken;

  private FileJournal(Path file, FileChannel channel, Consumer<String> remarks) {
    this.file = file;
    this.channel = channel;
    this.remarks = remarks;
  }

  /**
   * Opens the journal of the exploration that {@code key} stands for. If the file has the journal
   * of another one, that is forgotten.
   *
   * @param remarks is told what is wrong with the file
   * @throws ProgramException if the file cannot be used, or another exploration uses it
   */
  public static FileJournal open(Path file, String key, Consumer<String> remarks) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      lock(file, channel);
      FileJournal journal = new FileJournal(file, channel, remarks);
      journal.load(key);
      return journal;
    } catch (IOException e) {
      throw new ProgramException("cannot use the journal " + file + ": " + e.getMessage(), e);
    }
  }

  private static void lock(Path file, FileChannel channel) throws IOException {
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      channel.close();
      throw new ProgramException(
          "another run is using " + file + " (wait for it, or choose another --results)");
    }
  }

  private void load(String key) throws IOException {
    JournalEntries entries = JournalEntries.read(channel);
    if (entries.isDamaged()) {
      remarks.accept("the journal " + file + " is damaged; what came before that is used");
    }
    long end = 0;
    if (entries.startsWith(HEADER, key)) {
      end = entries.end(0);
      List<Incoming> found = new ArrayList<>();
      for (int i = 1; i < entries.size(); i++) {
        if (entries.entry(i).kind() == STATE) {
          state = entries.entry(i);
          tests.addAll(found);
          found.clear();
          end = entries.end(i);
        } else {
          found.add(entries.entry(i));
        }
      }
    }
    channel.truncate(end);
    channel.position(end);
    if (end == 0) {
      Outgoing header = new Outgoing().begin(HEADER);
      header.putText(key);
      append(header);
    }
  }

  @Override
  public void append(Outgoing entry) {
    if (isBroken) {
      return;
    }
    try {
      ByteBuffer bytes = JournalEntries.framed(entry);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    } catch (IOException e) {
      isBroken = true;
      remarks.accept("cannot write to the journal " + file + ": " + e.getMessage());
    }
  }

  @Override
  public List<Incoming> tests() {
    return tests;
  }

  @Override
  public @Nullable Incoming lastState() {
    return state;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
