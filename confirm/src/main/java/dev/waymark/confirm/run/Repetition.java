package dev.waymark.confirm.run;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * One time that all tests are run.
 *
 * @param seed decides the order
 * @param direction whether the order is reversed
 * @param turn which of the test classes for one file comes first
 * @param changes what is different from the JVM as it is started by users
 */
public record Repetition(long seed, Order.Direction direction, int turn, Set<Change> changes) {
  public Repetition {
    changes = Set.copyOf(changes);
  }

  private void write(DataOutput out) throws IOException {
    out.writeLong(seed);
    out.writeUTF(direction.name());
    out.writeInt(turn);
    for (Change each : Change.values()) {
      out.writeBoolean(changes.contains(each));
    }
  }

  private static Repetition read(DataInput in) throws IOException {
    long seed = in.readLong();
    Order.Direction direction = Order.Direction.valueOf(in.readUTF());
    int turn = in.readInt();
    Set<Change> changes = EnumSet.noneOf(Change.class);
    for (Change each : Change.values()) {
      if (in.readBoolean()) {
        changes.add(each);
      }
    }
    return new Repetition(seed, direction, turn, changes);
  }

  static void writeAll(List<Repetition> repetitions, DataOutput out) throws IOException {
    out.writeInt(repetitions.size());
    for (Repetition repetition : repetitions) {
      repetition.write(out);
    }
  }

  static List<Repetition> readAll(DataInput in) throws IOException {
    List<Repetition> repetitions = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      repetitions.add(read(in));
    }
    return repetitions;
  }
}
