package dev.waymark.bidirectional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Names;
import dev.waymark.validation.trap.Expected;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Traps for wrong proofs catch none. */
class TrapsTest {
  private static final String PREFIX = "dev/waymark/validation/trap/";

  @Test
  void noExplicitBranchOfATrapIsRefuted() {
    Program program = new Program(ClassPath.open(ClassPath.placeOf(Expected.class)));
    CallGraph calls = CallGraph.of(ClassHierarchy.of(program));
    Set<String> refuted = new TreeSet<>();
    int looked = 0;
    try (BackwardProver prover = new BackwardProver(calls)) {
      for (String name : program.classes().names()) {
        if (name.startsWith(PREFIX)) {
          for (MethodModel method : program.require(name).methods()) {
            looked += refute(prover, method, refuted);
          }
        }
      }
    }
    assertTrue(looked > 300, "only " + looked + " branches");
    assertEquals(never(program), refuted);
  }

  /** What traps say that nothing can take. */
  private static Set<String> never(Program program) {
    Set<String> never = new TreeSet<>();
    for (String name : program.classes().names()) {
      if (name.startsWith(PREFIX)) {
        for (Method method : load(name).getDeclaredMethods()) {
          Expected expected = method.getAnnotation(Expected.class);
          if (expected != null) {
            String place = Names.simple(name) + "." + method.getName() + " ";
            List.of(expected.never()).forEach(each -> never.add(place + each));
          }
        }
      }
    }
    assertTrue(never.size() > 2, never.toString());
    return never;
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name.replace('/', '.'), false, TrapsTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int refute(BackwardProver prover, MethodModel method, Set<String> refuted) {
    if (!method.hasCode()) {
      return 0;
    }
    long end = System.nanoTime() + Duration.ofHours(1).toNanos();
    for (Effort effort : List.of(Effort.FEW, Effort.MORE)) {
      prover.refute(method, TrapsTest::explicit, effort, end).keySet().stream()
          .map(each -> each.label().replaceFirst(":[0-9]+ ", " "))
          .forEach(refuted::add);
    }
    return method.branchPoints().stream().mapToInt(point -> explicit(point).size()).sum();
  }

  private static List<Branch> explicit(BranchPoint point) {
    return point.type().isExplicit() ? point.branches() : List.of();
  }
}
