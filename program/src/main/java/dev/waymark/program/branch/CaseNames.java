package dev.waymark.program.branch;

import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.MethodRef;
import java.util.Map;

/** What is behind the numbers that compiled switches go by: constants of enums, and patterns. */
public interface CaseNames {
  /** No names are known; cases read as numbers. */
  CaseNames NONE =
      new CaseNames() {
        @Override
        public Map<Integer, String> ofSwitchMap(FieldRef switchMap) {
          return Map.of();
        }

        @Override
        public Map<Integer, String> ofOrdinals(String type) {
          return Map.of();
        }

        @Override
        public Map<Integer, String> ofPatterns(MethodRef finder) {
          return Map.of();
        }
      };

  /** The constants by the numbers that the compiler gave them; empty if unknown. */
  Map<Integer, String> ofSwitchMap(FieldRef switchMap);

  /** The constants of the enum with internal name {@code type} by ordinal; empty if it is none. */
  Map<Integer, String> ofOrdinals(String type);

  /**
   * The patterns by the number that {@code finder} returns; empty if it is no method that finds the
   * case of a switch over patterns.
   */
  Map<Integer, String> ofPatterns(MethodRef finder);
}
