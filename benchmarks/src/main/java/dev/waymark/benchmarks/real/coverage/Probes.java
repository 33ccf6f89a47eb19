package dev.waymark.benchmarks.real.coverage;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.runtime.LoggerRuntime;
import org.jacoco.core.runtime.RuntimeData;

/**
 * The probes of JaCoCo in this JVM, and which of them count. Those that were hit since the last
 * decision count after {@link #accept}, and are as if never hit after {@link #reject}.
 */
public final class Probes implements Rewriter {
  private final RuntimeData data = new RuntimeData();
  private final Instrumenter instrumenter;
  private final Map<ExecutionData, boolean[]> accepted = new LinkedHashMap<>();
  private int loaded;
  private final AtomicInteger instrumented = new AtomicInteger();

  public Probes() {
    LoggerRuntime runtime = new LoggerRuntime();
    instrumenter = new Instrumenter(runtime);
    try {
      runtime.startup(data);
    } catch (Exception e) {
      throw new IllegalStateException("JaCoCo does not start", e);
    }
  }

  @Override
  public byte[] rewrite(byte[] bytes, String name) throws IOException {
    byte[] result = instrumenter.instrument(bytes, name);
    instrumented.incrementAndGet();
    return result;
  }

  /** Whether a probe was hit that does not count. */
  public boolean hasNew() {
    findClasses();
    for (Map.Entry<ExecutionData, boolean[]> each : accepted.entrySet()) {
      boolean[] now = each.getKey().getProbes();
      boolean[] before = each.getValue();
      for (int i = 0; i < now.length; i++) {
        if (now[i] && !before[i]) {
          return true;
        }
      }
    }
    return false;
  }

  /** A class gets its probes when it first runs. */
  private void findClasses() {
    if (loaded < instrumented.get()) {
      ExecutionDataStore store = store();
      store
          .getContents()
          .forEach(each -> accepted.computeIfAbsent(each, e -> new boolean[e.getProbes().length]));
      loaded = accepted.size();
    }
  }

  /** Lets all count that was hit. */
  public void accept() {
    findClasses();
    accepted.forEach((each, before) -> copy(each.getProbes(), before));
  }

  /** Forgets what does not count. */
  public void reject() {
    findClasses();
    accepted.forEach((each, before) -> copy(before, each.getProbes()));
  }

  private static void copy(boolean[] from, boolean[] to) {
    System.arraycopy(from, 0, to, 0, to.length);
  }

  /** What was hit so far. */
  public ExecutionDataStore copy() {
    ExecutionDataStore copy = new ExecutionDataStore();
    for (ExecutionData each : store().getContents()) {
      boolean[] probes = each.getProbes().clone();
      copy.put(new ExecutionData(each.getId(), each.getName(), probes));
    }
    return copy;
  }

  /** What was hit; its contents change as code runs. */
  private ExecutionDataStore store() {
    ExecutionDataStore store = new ExecutionDataStore();
    data.collect(store, new SessionInfoStore(), false);
    return store;
  }
}
