package dev.waymark.probe.regex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where each symbol leads from each state, of which the first is the start. */
final class StateTable {
  /** By state and symbol. */
  final int[][] moves;

  final boolean[] accepting;

  StateTable(int[][] moves, boolean[] accepting) {
    this.moves = moves;
    this.accepting = accepting;
  }

  /** The same with one state for all that differ for no text. */
  StateTable minimal() {
    int[] groups = new int[moves.length];
    for (int i = 0; i < groups.length; i++) {
      groups[i] = accepting[i] == accepting[0] ? 0 : 1;
    }
    int count = 0;
    int before = -1;
    while (count != before) {
      before = count;
      Map<List<Integer>, Integer> known = new HashMap<>();
      int[] finer = new int[groups.length];
      for (int i = 0; i < groups.length; i++) {
        List<Integer> behaviour = behaviour(i, groups);
        Integer group = known.get(behaviour);
        if (group == null) {
          group = known.size();
          known.put(behaviour, group);
        }
        finer[i] = group;
      }
      groups = finer;
      count = known.size();
    }
    return joined(groups, count);
  }

  private List<Integer> behaviour(int state, int[] groups) {
    List<Integer> behaviour = new ArrayList<>();
    behaviour.add(groups[state]);
    for (int next : moves[state]) {
      behaviour.add(groups[next]);
    }
    return behaviour;
  }

  private StateTable joined(int[] groups, int count) {
    int[][] joinedMoves = new int[count][];
    boolean[] joinedAccepting = new boolean[count];
    for (int i = 0; i < groups.length; i++) {
      int[] row = new int[moves[i].length];
      for (int symbol = 0; symbol < row.length; symbol++) {
        row[symbol] = groups[moves[i][symbol]];
      }
      joinedMoves[groups[i]] = row;
      joinedAccepting[groups[i]] = accepting[i];
    }
    return new StateTable(joinedMoves, joinedAccepting);
  }

  /** The states from which some text leads to one that accepts. */
  boolean[] useful() {
    boolean[] useful = accepting.clone();
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (int i = 0; i < useful.length; i++) {
        if (!useful[i] && leadsTo(i, useful)) {
          useful[i] = true;
          isChanged = true;
        }
      }
    }
    return useful;
  }

  private boolean leadsTo(int state, boolean[] wanted) {
    for (int next : moves[state]) {
      if (wanted[next]) {
        return true;
      }
    }
    return false;
  }
}
