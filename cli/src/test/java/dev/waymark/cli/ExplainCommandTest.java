package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What {@code explain} says of {@code Excluded}, to the letter. */
class ExplainCommandTest {
  private static final String CLASS = "dev.waymark.cli.explained.Excluded";

  private static Execution explain(String method, String... more) {
    String[] args = new String[more.length + 4];
    args[0] = "explain";
    args[1] = CLASS + "#" + method;
    args[2] = "-cp";
    args[3] = "target/test-classes";
    System.arraycopy(more, 0, args, 4, more.length);
    return Execution.of(args);
  }

  private static void assertExplained(String method, String... lines) {
    Execution execution = explain(method);
    assertEquals("", execution.err());
    assertEquals(String.join("\n", lines) + "\n", execution.out());
    assertEquals(0, execution.exitCode());
  }

  @Test
  void whatIsComputedContradictsWhatIsNeeded() {
    assertExplained(
        "arithmetic",
        "Excluded.arithmetic:38 x < 1 [true]",
        "  infeasible (weakest precondition), because",
        "    line 36 sets i = 2; line 37 needs i <= x; line 38 needs x < 1");
  }

  @Test
  void eachWayToSetAVariableIsAReason() {
    assertExplained(
        "choice",
        "Excluded.choice:47 cents < 85 [true]",
        "  infeasible (weakest precondition), because",
        "    line 46 sets cents = 85; line 47 needs cents < 85",
        "    line 46 sets cents = 145; line 47 needs cents < 85");
  }

  @Test
  void fieldsAreSetByCalls() {
    assertExplained(
        "fields",
        "Excluded.fields:53 counter.value != 0 [true]",
        "  infeasible (weakest precondition; given no other thread writes meanwhile), because",
        "    line 51 sets counter = new Counter(start); line 52 calls counter.reset(); in Counter.reset, line 27 sets this.value = 0; in Excluded.fields, line 53 needs counter.value != 0");
  }

  @Test
  void arraysHaveElementsAndLengths() {
    assertExplained(
        "arrays",
        "Excluded.arrays:60 0 <= i < a.length [ArrayIndexOutOfBoundsException]",
        "  infeasible (weakest precondition), because",
        "    line 57 sets a = new int[3]; line 59 needs i == 1; line 60 needs i < 0 or i >= a.length",
        "",
        "Excluded.arrays:62 a != null [NullPointerException]",
        "  infeasible (weakest precondition), because",
        "    line 57 sets a = new int[3]; line 62 needs a == null",
        "",
        "Excluded.arrays:62 a.length > 3 [true]",
        "  infeasible (weakest precondition), because",
        "    line 57 sets a = new int[3]; line 62 needs a.length > 3");
  }

  @Test
  void aCallIsFollowedThere() {
    assertExplained(
        "calls",
        "Excluded.calls:67 y > 10 [true]",
        "  infeasible (weakest precondition), because",
        "    line 66 calls clamp(x, 10); in Excluded.clamp, line 72 returns most; in Excluded.calls, line 66 sets y = clamp(x, 10), which is 10; line 67 needs y > 10",
        "    line 66 calls clamp(x, 10); in Excluded.clamp, line 71 needs value <= most; line 74 returns value; in Excluded.calls, line 66 sets y = clamp(x, 10); line 67 needs y > 10");
  }

  @Test
  void whatAMethodOfTheJdkNeedsIsSaidOfTheInput() {
    assertExplained(
        "texts",
        "Excluded.texts:81 s != null [NullPointerException]",
        "  infeasible (weakest precondition), because",
        "    line 78 needs s != null; line 81 needs s == null",
        "",
        "Excluded.texts:81 s.length() == 0 [true]",
        "  infeasible within bounds (strings no longer than 40), because",
        "    line 78 needs s.length() != 0 (in s.isEmpty()); line 81 needs s.length() == 0");
  }

  @Test
  void aNullCheckRulesOutAnother() {
    assertExplained(
        "nulls",
        "Excluded.nulls:88 s != null [NullPointerException]",
        "  infeasible (weakest precondition), because",
        "    line 85 needs s != null; line 88 needs s == null");
  }

  @Test
  void casesOfASwitchAreNeeded() {
    assertExplained(
        "switches",
        "Excluded.switches:100 switch kind [case 20]",
        "  infeasible (weakest precondition), because",
        "    line 98 sets kind = 30; line 100 needs kind == 20",
        "    line 95 sets kind = 10; line 100 needs kind == 20");
  }

  @Test
  void turnsOfALoopAreToldByTheirValues() {
    assertExplained(
        "loops",
        "Excluded.loops:113 sum != 6 [true]",
        "  infeasible (exhausted tree), because",
        "    line 109 sets sum = 0; line 111 sets sum = sum + 2, which is 2, then 4, then 6; line 113 needs sum != 6");
  }

  @Test
  void aHandlerSeesWhatWasSetBefore() {
    assertExplained(
        "exceptions",
        "Excluded.exceptions:123 state != 1 [true]",
        "  infeasible (weakest precondition), because",
        "    line 119 sets state = 1; line 123 needs state != 1");
  }

  @Test
  void constantsComeFromInitializers() {
    assertExplained(
        "statics",
        "Excluded.statics:135 x < 5 [true]",
        "  infeasible (exhausted tree), because",
        "    in Excluded.limit, line 32 returns 5; in the initializer of Excluded, line 8 sets LIMIT = limit(), which is 5; in Excluded.statics, line 135 needs x > LIMIT and x < 5");
  }

  @Test
  void constantsOfAnEnumDiffer() {
    assertExplained(
        "enums",
        "Excluded.enums:142 switch color [case RED]",
        "  infeasible (exhausted tree), because",
        "    color is GREEN; line 142 needs color == RED",
        "    color is BLUE; line 142 needs color == RED");
  }

  @Test
  void theRangeOfATypeIsSaid() {
    assertExplained(
        "ranges",
        "Excluded.ranges:152 wide > 200 [true]",
        "  infeasible (weakest precondition), because",
        "    b is a byte; line 151 sets wide = b; line 152 needs wide > 200");
  }

  @Test
  void whatIsNeverReachedHasTheReasonsOfWhatIsBefore() {
    assertExplained(
        "never",
        "Excluded.never:157 x < 3 [true]",
        "  infeasible (weakest precondition), because",
        "    line 156 needs x > 5; line 157 needs x < 3",
        "",
        "Excluded.never:158 x == -7 [true]",
        "  infeasible (weakest precondition), because",
        "    it is behind Excluded.never:157 x < 3 [true], which no run takes",
        "      line 156 needs x > 5; line 157 needs x < 3",
        "",
        "Excluded.never:158 x == -7 [false]",
        "  infeasible (weakest precondition), because",
        "    it is behind Excluded.never:157 x < 3 [true], which no run takes",
        "      line 156 needs x > 5; line 157 needs x < 3");
  }

  @Test
  void aDivisorIsNotZero() {
    assertExplained(
        "divisions",
        "Excluded.divisions:166 d != 0 [ArithmeticException]",
        "  infeasible (weakest precondition), because",
        "    line 165 sets d = 1; line 166 needs d == 0",
        "    line 165 needs n != 0 and sets d = n; line 166 needs d == 0");
  }

  @Test
  void anIndexThatChangesAtOnceIsNamedOnce() {
    assertExplained(
        "steps",
        "Excluded.steps:173 a != null [NullPointerException]",
        "  infeasible (weakest precondition), because",
        "    line 172 needs a != null; line 173 needs a == null",
        "    (there are more paths to it, which were not looked at)",
        "",
        "Excluded.steps:173 0 <= i++ < a.length [ArrayIndexOutOfBoundsException]",
        "  infeasible (weakest precondition), because",
        "    line 170 sets i = 0; line 172 needs i < a.length; line 173 needs the index i++ to be outside of a",
        "    line 170 sets i; line 173 sets i = i + 1 and needs the index i++ to be inside of a; line 172 needs i < a.length; line 173 needs the index i++ to be outside of a",
        "    line 173 sets i and i = i + 1 and needs the index i++ to be inside of a; line 172 needs i < a.length; line 173 needs the index i++ to be outside of a",
        "    (there are more paths to it, which were not looked at)");
  }

  @Test
  void aVariableMayBeSetTwice() {
    assertExplained(
        "reused",
        "Excluded.reused:182 t < 9 [true]",
        "  infeasible (weakest precondition), because",
        "    line 179 sets t = x; line 180 needs t > 9; line 181 sets t = x - 1; line 182 needs t < 9");
  }

  /** No test can call it, so nothing runs. */
  @Test
  void aPrivateMethodIsExplainedByItsCallers() {
    assertExplained(
        "hidden",
        "Excluded.hidden:192 text == null [true]",
        "  infeasible (weakest precondition), because",
        "    in Excluded.shown, line 188 needs text != null and calls hidden(text); in Excluded.hidden, line 192 needs text == null",
        "",
        "Excluded.hidden:192 text != null [NullPointerException]",
        "  infeasible (weakest precondition), because",
        "    line 192 needs text != null and text == null");
  }

  @Test
  void oneBranchIsExplainedWhateverItsVerdict() {
    Execution covered = explain("arithmetic", "--branch", "38:false");
    assertEquals(
        """
        Excluded.arithmetic:38 x < 1 [false]
          covered by test 2: x = 2
        """,
        covered.out());
    assertEquals(0, covered.exitCode());
  }

  @Test
  void aBranchThatIsNotThereIsAnsweredWithThoseThatAre() {
    Execution execution = explain("ranges", "--branch", "7");
    assertEquals(2, execution.exitCode());
    assertEquals(
        "waymark: no branch 7 in dev.waymark.cli.explained.Excluded#ranges(B)I (there are:"
            + " Excluded.ranges:152 wide > 200 [true]; Excluded.ranges:152 wide > 200 [false])\n",
        execution.err());
  }

  @Test
  void aClassIsNoMethod() {
    Execution execution = Execution.of("explain", CLASS, "-cp", "target/test-classes");
    assertEquals(2, execution.exitCode());
    assertTrue(execution.err().contains("write CLASS#METHOD"), execution.err());
  }

  @Test
  void theFamilyOfAReasonIsDrawnForGraphviz() {
    assertEquals(
        """
        digraph families {
          rankdir=LR;
          node [shape=circle, label="", width=0.2];
          subgraph cluster_0 {
            label="Excluded.never:157 x < 3 [true]";
            f0_0;
            f0_1;
            f0_2;
            f0_3 [shape=doublecircle, color="#c62828"];
            f0_0 -> f0_1 [label="enter never"];
            f0_1 -> f0_2 [label="156: x > 5"];
            f0_2 -> f0_3 [label="157: x < 3"];
          }
        }
        """,
        explain("never", "--format", "dot").out());
  }

  @Test
  void theFamilyOfAReasonIsDrawnForBrowsers() {
    String svg = explain("never", "--format", "svg").out();
    assertTrue(svg.startsWith("<svg "), svg);
    assertTrue(svg.contains(">157: x &lt; 3</text>"), svg);
    assertTrue(svg.endsWith("</svg>\n"), svg);
  }

  @Test
  void programsReadReasonsClauseByClause() {
    assertEquals(
        """
        {
          "method" : "dev.waymark.cli.explained.Excluded#ranges(B)I",
          "branches" : [ {
            "branch" : "Excluded.ranges:152 wide > 200 [true]",
            "verdict" : "Infeasible",
            "explanation" : "infeasible (weakest precondition)",
            "reasons" : [ {
              "text" : "b is a byte; line 151 sets wide = b; line 152 needs wide > 200",
              "clauses" : [ {
                "method" : "",
                "line" : 0,
                "facts" : [ {
                  "kind" : "input",
                  "text" : "b is a byte"
                } ]
              }, {
                "method" : "dev.waymark.cli.explained.Excluded#ranges(B)I",
                "line" : 151,
                "facts" : [ {
                  "kind" : "sets",
                  "text" : "wide = b"
                } ]
              }, {
                "method" : "dev.waymark.cli.explained.Excluded#ranges(B)I",
                "line" : 152,
                "facts" : [ {
                  "kind" : "needs",
                  "text" : "wide > 200"
                } ]
              } ]
            } ],
            "behind" : [ ],
            "cut" : false,
            "unknown" : [ ]
          } ]
        }
        """,
        explain("ranges", "--format", "json").out());
  }
}
