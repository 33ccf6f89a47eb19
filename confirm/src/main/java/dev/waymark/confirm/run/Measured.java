package dev.waymark.confirm.run;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * How tests are measured once they have been run: on classes that note what happens in them.
 *
 * @param folder where these classes are
 * @param outcomes how many outcomes they have
 */
public record Measured(Path folder, int outcomes, List<Repetition> repetitions) {
  /** Not at all. */
  public static final Measured NOT = new Measured(Path.of(""), 0, List.of());

  public Measured {
    repetitions = List.copyOf(repetitions);
  }

  void write(DataOutput out) throws IOException {
    out.writeUTF(folder.toString());
    out.writeInt(outcomes);
    Repetition.writeAll(repetitions, out);
  }

  static Measured read(DataInput in) throws IOException {
    return new Measured(Path.of(in.readUTF()), in.readInt(), Repetition.readAll(in));
  }
}
