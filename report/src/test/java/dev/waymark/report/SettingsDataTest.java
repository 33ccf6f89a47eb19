package dev.waymark.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.job.TimeShares;
import dev.waymark.explore.objective.Criterion;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsDataTest {
  private static final Duration GRANTED = Duration.ofMinutes(4);

  private static Map<String, Object> data(Budget budget) {
    Settings settings = new Settings(Criterion.BRANCH, budget, new Bounds(2, Map.of()), 0);
    return SettingsData.of(settings, "branch", GRANTED);
  }

  @Test
  void howBusyTheMachineIsChangesNoSetting() {
    Map<String, Object> idle = data(new Budget(9, new TimeShares(GRANTED, 1).exploring()));
    Map<String, Object> busy = data(new Budget(9, new TimeShares(GRANTED, 3).exploring()));
    assertEquals(idle, busy);
    assertEquals(240L, idle.get("seconds"));
  }

  @Test
  void whoAsksForWorkIsNotToldTheTime() {
    Map<String, Object> data = data(Budget.ofEffort(7));
    assertEquals(7L, data.get("effort"));
    assertFalse(data.containsKey("seconds"));
  }
}
