package dev.waymark.program.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ClassModel;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.call.RandomTypes.Sketch;
import dev.waymark.program.ir.MethodRef;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Random hierarchies: what the analysis says against what the running JVM does. */
class DispatchOracleTest {
  private static final int SEEDS = 600;

  /** Closed and open sites compared over all seeds, to know that the test tests something. */
  private int closedSites;

  private int openSites;
  private int calls;
  private int superCalls;

  @Test
  void targetsContainWhatTheJvmRunsAndEqualItIfClosed() throws ReflectiveOperationException {
    for (long seed = 0; seed < SEEDS; seed++) {
      new World(seed).check();
    }
    assertTrue(closedSites > SEEDS, "closed sites: " + closedSites);
    assertTrue(openSites > SEEDS, "open sites: " + openSites);
    assertTrue(calls > 5 * SEEDS, "calls: " + calls);
    assertTrue(superCalls > SEEDS, "super calls: " + superCalls);
  }

  private final class World {
    private final long seed;
    private final List<Sketch> types;
    private final Map<String, byte[]> files;
    private final ClassHierarchy hierarchy;
    private final CallGraph graph;
    private final ClassLoader loader;

    World(long seed) {
      this.seed = seed;
      this.types = RandomTypes.of(seed);
      this.files = TypeWriter.write(types);
      this.hierarchy = ClassHierarchy.of(new Program(new InMemory(files)));
      this.graph = CallGraph.of(hierarchy);
      this.loader = new Loader(files);
    }

    void check() throws ReflectiveOperationException {
      for (Sketch type : types) {
        checkSite(type.name(), type);
        checkSite(TypeWriter.callerName("p", type), type);
        checkSite(TypeWriter.callerName("q", type), type);
        for (Sketch receiver : type.isInterface() ? List.<Sketch>of() : concreteBelow(type)) {
          checkSuperCall(type, receiver);
        }
      }
    }

    private void checkSite(String caller, Sketch type) throws ReflectiveOperationException {
      MethodModel method = Objects.requireNonNull(hierarchy.find(caller)).require("call");
      CallTargets targets = graph.targets(graph.sites(method).get(0));
      Set<String> expected = new TreeSet<>();
      for (Sketch receiver : concreteBelow(type)) {
        String ran = run(caller, type, receiver);
        if (ran.equals("java.lang.IllegalAccessError")) {
          return; // The JVM does not get as far as dispatching.
        }
        checkSelection(type, receiver, ran);
        expected.add(ran);
      }
      if (expected.isEmpty()) {
        return; // No object of the type can be made.
      }
      expected.removeIf(ran -> ran.startsWith("java."));
      checkTargets(caller, targets, expected);
    }

    private void checkSuperCall(Sketch type, Sketch receiver) throws ReflectiveOperationException {
      String name = TypeWriter.superCallName(type);
      MethodModel method = Objects.requireNonNull(hierarchy.find(type.name())).require(name);
      CallTargets targets = graph.targets(graph.sites(method).get(0));
      String ran = run(load(receiver.name()).getMethod(name), instance(receiver));
      if (!ran.equals("java.lang.IllegalAccessError")) {
        superCalls++;
        checkTargets(type.name(), targets, ran.startsWith("java.") ? Set.of() : Set.of(ran));
      }
    }

    private void checkTargets(String caller, CallTargets targets, Set<String> expected) {
      Set<String> actual = new TreeSet<>();
      targets.targets().forEach(target -> actual.add(target.owner().name()));
      if (targets.isOpen()) {
        openSites++;
        assertTrue(actual.containsAll(expected), () -> at(caller) + expected + " in " + actual);
      } else {
        closedSites++;
        assertEquals(expected, actual, () -> at(caller));
      }
    }

    /** Resolution and selection say for each receiver what the JVM did. */
    private void checkSelection(Sketch type, Sketch receiver, String ran) {
      calls++;
      MethodModel resolved =
          hierarchy.resolve(new MethodRef(type.name(), "m", "()Ljava/lang/String;"));
      MethodModel selected = resolved == null ? null : hierarchy.select(receiver.name(), resolved);
      String expected = ran.startsWith("java.") ? null : ran;
      assertEquals(
          expected,
          selected == null ? null : selected.owner().name(),
          () -> at(type.name()) + receiver.name() + ": " + ran);
    }

    private List<Sketch> concreteBelow(Sketch type) {
      return types.stream()
          .filter(t -> !t.isAbstract() && hierarchy.isSubtype(t.name(), type.name()))
          .toList();
    }

    private String run(String caller, Sketch type, Sketch receiver)
        throws ReflectiveOperationException {
      return run(load(caller).getMethod("call", load(type.name())), null, instance(receiver));
    }

    private Object instance(Sketch type) throws ReflectiveOperationException {
      return load(type.name()).getConstructor().newInstance();
    }

    /** The owner of the method that ran, or the class of the error. */
    private static String run(Method method, @Nullable Object receiver, Object... arguments)
        throws ReflectiveOperationException {
      try {
        return (String) method.invoke(receiver, arguments);
      } catch (InvocationTargetException e) {
        return Objects.requireNonNull(e.getCause()).getClass().getName();
      }
    }

    private Class<?> load(String name) throws ClassNotFoundException {
      return Class.forName(name.replace('/', '.'), true, loader);
    }

    private String at(String place) {
      return "seed " + seed + " at " + place + " of " + types + ": ";
    }
  }

  @Test
  void subtypesAreThoseOfTheJvm() throws ReflectiveOperationException {
    for (long seed = 0; seed < 50; seed++) {
      Map<String, byte[]> files = TypeWriter.write(RandomTypes.of(seed));
      ClassHierarchy hierarchy = ClassHierarchy.of(new Program(new InMemory(files)));
      Loader loader = new Loader(files);
      for (String sub : files.keySet()) {
        for (String base : files.keySet()) {
          boolean expected =
              loader
                  .loadClass(base.replace('/', '.'))
                  .isAssignableFrom(loader.loadClass(sub.replace('/', '.')));
          assertEquals(expected, hierarchy.isSubtype(sub, base));
          assertEquals(expected && !sub.equals(base), hierarchy.subclasses(base).contains(sub));
        }
      }
    }
  }

  @Test
  void callersAreTheInverseOfTargets() {
    for (long seed = 0; seed < 50; seed++) {
      Map<String, byte[]> files = TypeWriter.write(RandomTypes.of(seed));
      ClassHierarchy hierarchy = ClassHierarchy.of(new Program(new InMemory(files)));
      CallGraph graph = CallGraph.of(hierarchy);
      List<CallSite> sites = new ArrayList<>();
      List<MethodModel> methods = new ArrayList<>();
      for (String name : files.keySet()) {
        ClassModel model = Objects.requireNonNull(hierarchy.find(name));
        methods.addAll(model.methods());
        model.methods().forEach(method -> sites.addAll(graph.sites(method)));
      }
      for (MethodModel method : methods) {
        List<CallSite> expected =
            sites.stream().filter(s -> graph.targets(s).targets().contains(method)).toList();
        assertEquals(Set.copyOf(expected), Set.copyOf(graph.callers(method.ref())));
      }
    }
  }

  private record InMemory(Map<String, byte[]> files) implements ClassSource {
    @Override
    public byte @Nullable [] find(String name) {
      return files.get(name);
    }

    @Override
    public List<String> names() {
      return List.copyOf(files.keySet());
    }
  }

  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> files;

    Loader(Map<String, byte[]> files) {
      super(null);
      this.files = files;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = files.get(name.replace('.', '/'));
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }
  }
}
