package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.witness.Witness;
import dev.waymark.program.ir.MethodRef;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Which branches calls take, and which of them within bounds. */
final class WitnessNotes implements Notes {
  private final Witness witness;
  private final Within within;
  private final Path folder;
  private Tally tally;
  private @Nullable Call call;
  private boolean isWithin;

  /** Goes on where an earlier JVM wrote to {@code folder}. */
  WitnessNotes(Witness witness, Within within, Path folder) throws IOException {
    this.witness = witness;
    this.within = within;
    this.folder = folder;
    this.tally = Tally.read(tally(folder));
  }

  static Path tally(Path folder) {
    return folder.resolve("tally");
  }

  static Path sightings(Path folder) {
    return folder.resolve("sightings");
  }

  @Override
  public synchronized long next() {
    return tally.next();
  }

  /** What it took to make the objects was done too, but with arguments that nobody looks at. */
  @Override
  public synchronized void begins(Call begun) {
    witness.accept(() -> name(begun) + ", making its objects");
    isWithin = within.isSure(begun);
    call = begun;
  }

  private String name(Call each) {
    return "random call " + tally.next() + " of " + each.target();
  }

  @Override
  public synchronized void ended() {
    Call ended = Objects.requireNonNull(call);
    if (isWithin) {
      witness.acceptWithinBounds(() -> name(ended), method(ended));
    } else {
      witness.accept(() -> name(ended));
    }
    tally = tally.afterCall();
  }

  private static MethodRef method(Call call) {
    Executable target = call.target();
    String owner = Type.getInternalName(target.getDeclaringClass());
    return target instanceof Method method
        ? new MethodRef(owner, method.getName(), Type.getMethodDescriptor(method))
        : new MethodRef(owner, "<init>", Type.getConstructorDescriptor((Constructor<?>) target));
  }

  @Override
  public synchronized void failed() {
    witness.reject();
    tally = tally.afterCall();
  }

  @Override
  public synchronized void stopped() {
    failed();
    tally = tally.withStopped();
  }

  @Override
  public synchronized void save() throws IOException {
    Files.write(
        sightings(folder),
        witness.sightings().stream().map(Object::toString).toList(),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
    tally.write(tally(folder));
  }
}
