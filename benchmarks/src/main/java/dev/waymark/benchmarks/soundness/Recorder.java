package dev.waymark.benchmarks.soundness;

import dev.waymark.benchmarks.turns.ProgramFrames;
import dev.waymark.benchmarks.turns.Turn;
import dev.waymark.benchmarks.turns.TurnWriter;
import dev.waymark.program.ClassModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Runs an entry in this JVM, in a copy that tells which explicit branches of it are taken: nothing
 * of the engine is involved but the names of branches. Each run has classes of its own.
 */
final class Recorder {
  private final Program program;
  private final Entry entry;
  private final List<Branch> branches = new ArrayList<>();
  private final byte[] copy;
  private final boolean hasStatics;
  private @Nullable Method method;

  /** A recorder of {@code entry}; empty where its copy cannot be loaded. */
  static Optional<Recorder> of(Program program, Entry entry) {
    try {
      Recorder recorder = new Recorder(program, entry);
      recorder.method();
      return Optional.of(recorder);
    } catch (VerifyError e) {
      throw new IllegalStateException("what tells the turns is wrong", e);
    } catch (LinkageError e) {
      return Optional.empty();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private Recorder(Program program, Entry entry) {
    this.program = program;
    this.entry = entry;
    ClassModel owner = entry.method().owner();
    this.hasStatics =
        program.classes().names().size() > 1
            ? program.classes().names().stream().anyMatch(this::hasStatics)
            : owner.hasMutableStatics();
    this.copy = copy(Objects.requireNonNull(program.classes().find(owner.name())));
  }

  private boolean hasStatics(String type) {
    boolean isNear = type.startsWith(entry.method().ref().owner());
    return isNear && program.require(type).hasMutableStatics();
  }

  /**
   * Lets the driver of the program call the entry {@code count} times, with classes that are new
   * {@code rounds} times.
   *
   * @param longest how long arrays get
   * @return the branches that are taken, with the number of the first call that takes them
   */
  Map<Branch, Long> drive(long count, int rounds, int longest) {
    Map<Branch, Long> taken = new LinkedHashMap<>();
    long each = count / rounds;
    for (int round = 0; round < rounds; round++) {
      Taken.begin();
      try {
        Class<?> driver = new Copies().load(Drivers.SUFFIX);
        Method run = driver.getDeclaredMethod("run", long.class, long.class, int.class);
        run.setAccessible(true);
        run.invoke(null, 1 + round * each, 1 + (round + 1) * each, longest);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
      Taken.turns().stream()
          .forEach(turn -> taken.putIfAbsent(branches.get(turn), Taken.first(turn)));
    }
    return taken;
  }

  /** Whether a state is left from one call to the next. */
  boolean hasStatics() {
    return hasStatics;
  }

  /** Whether there is a driver. */
  boolean isDriven() {
    return program.classes() instanceof MemoryClasses memory
        && memory.findDriver(entry.method().ref().owner() + Drivers.SUFFIX) != null;
  }

  /** The branches of the entry that are taken; empty if the run does not end in time. */
  Optional<Set<Branch>> run(Arguments arguments) {
    Taken.begin();
    try {
      method().invoke(null, arguments.copy());
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof VirtualMachineError) {
        return Optional.empty();
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    if (Taken.isEndless()) {
      return Optional.empty();
    }
    Set<Branch> taken = new LinkedHashSet<>();
    Taken.turns().stream().forEach(turn -> taken.add(branches.get(turn)));
    return Optional.of(taken);
  }

  private Method method() throws ReflectiveOperationException {
    Method known = method;
    if (known == null || hasStatics) {
      Class<?> type = new Copies().load("");
      String descriptor = entry.method().descriptor();
      Class<?>[] types =
          MethodType.fromMethodDescriptorString(descriptor, type.getClassLoader()).parameterArray();
      known = type.getDeclaredMethod(entry.method().name(), types);
      known.setAccessible(true);
      Taken.begin();
      method = known;
    }
    return known;
  }

  private byte[] copy(byte[] original) {
    ClassNode node = new ClassNode();
    new ClassReader(original).accept(node, ClassReader.SKIP_FRAMES);
    for (MethodNode each : node.methods) {
      boolean isEntry =
          each.name.equals(entry.method().name()) && each.desc.equals(entry.method().descriptor());
      if (isEntry) {
        Map<Turn, Branch> turns = Turn.branches(entry.method());
        new TurnWriter(each, Taken.class, turn -> number(turns, turn)).write();
      }
    }
    ClassWriter writer = new ProgramFrames(program);
    node.accept(writer);
    return writer.toByteArray();
  }

  private int number(Map<Turn, Branch> turns, Turn turn) {
    branches.add(Objects.requireNonNull(turns.get(turn), turn::toString));
    return branches.size() - 1;
  }

  /** Loads the classes of the program anew, the class of the entry as its copy. */
  private final class Copies extends ClassLoader {
    Copies() {
      super(Recorder.class.getClassLoader());
      setDefaultAssertionStatus(true);
    }

    Class<?> load(String suffix) throws ClassNotFoundException {
      return Class.forName(entry.method().ref().owner().replace('/', '.') + suffix, true, this);
    }

    private byte @Nullable [] bytes(String internal) {
      byte[] driver =
          program.classes() instanceof MemoryClasses memory ? memory.findDriver(internal) : null;
      return driver == null ? program.classes().find(internal) : driver;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        if (loaded != null) {
          return loaded;
        }
        String internal = name.replace('.', '/');
        byte[] bytes = internal.equals(entry.method().ref().owner()) ? copy : bytes(internal);
        return bytes == null
            ? super.loadClass(name, resolve)
            : defineClass(name, bytes, 0, bytes.length);
      }
    }
  }
}
