package dev.waymark.path.tree;

import dev.waymark.path.Situation;
import dev.waymark.path.walk.Walk;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Covers abstract paths; where some ways through a folded node are longer than others, a path is
 * covered by one that is as long everywhere.
 */
public final class CoveredPaths implements PathCoverage {
  private static final int MOST_LOOKED_AT = 100;

  private final PathFolding folding;
  private final Set<List<Token>> paths = new LinkedHashSet<>();

  public CoveredPaths(PathFolding folding) {
    this.folding = folding;
  }

  @Override
  public boolean isNew(List<Token> path) {
    return paths.stream().noneMatch(each -> covers(each, path, path.size(), true));
  }

  @Override
  public boolean add(List<Token> path) {
    boolean isNew = isNew(path);
    paths.add(List.copyOf(path));
    return isNew;
  }

  @Override
  public boolean isComplete() {
    return false;
  }

  /** Whether {@code covered} begins as {@code path} does, and ends there if {@code path} does. */
  private static boolean covers(List<Token> covered, List<Token> path, int length, boolean isEnd) {
    if (covered.size() < length || (isEnd && covered.size() != length)) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (!covered.get(i).covers(path.get(i))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean isNew(Walk walk) {
    return folding.isExpanded() || candidates(paths, tokens(walk)).isEmpty();
  }

  private static List<Token> tokens(Walk walk) {
    return ((Folder) walk.follower()).tokens();
  }

  private static List<List<Token>> candidates(Iterable<List<Token>> among, List<Token> beginning) {
    List<List<Token>> found = new ArrayList<>();
    for (List<Token> each : among) {
      if (covers(each, beginning, beginning.size(), false)) {
        found.add(each);
      }
    }
    return found;
  }

  @Override
  public boolean canCover(Walk walk) {
    return folding.isExpanded() || new Search().find(walk, candidates(paths, tokens(walk)));
  }

  /** Looks for an end that no covered path has, in bounds; beyond them there may be one. */
  private static final class Search {
    private int left = MOST_LOOKED_AT;

    boolean find(Walk walk, List<List<Token>> alive) {
      Situation situation = walk.situation();
      List<List<Token>> like = candidates(alive, tokens(walk));
      if (situation instanceof Situation.Rejected) {
        return false;
      }
      if (like.isEmpty() || situation instanceof Situation.Lost || left-- <= 0) {
        return true;
      }
      if (!(situation instanceof Situation.Choice choice)) {
        List<Token> path = tokens(walk);
        return like.stream().noneMatch(each -> covers(each, path, path.size(), true));
      }
      for (int i = 0; i < choice.conditions().size(); i++) {
        if (PathCoverage.isPossible(choice, i) && find(PathCoverage.after(walk, choice, i), like)) {
          return true;
        }
      }
      return false;
    }
  }
}
