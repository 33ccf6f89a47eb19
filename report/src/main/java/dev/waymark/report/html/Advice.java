package dev.waymark.report.html;

import dev.waymark.report.document.ReportedReason;
import java.util.LinkedHashMap;
import java.util.Map;

/** What somebody can do about a reason for which objectives are open. */
final class Advice {
  /** What to do about reasons that begin so, before what their kind says. */
  private static final Map<String, String> BY_BEGINNING = byBeginning();

  private static final Map<String, String> BY_KIND = byKind();

  private Advice() {}

  private static Map<String, String> byBeginning() {
    Map<String, String> advice = new LinkedHashMap<>();
    advice.put("the time budget", "Give the class more time: --seconds.");
    advice.put("the run budget", "Allow more runs: --runs.");
    advice.put("the memory budget", "Allow more memory: --memory.");
    advice.put("it was interrupted", "Run the same command again; it goes on from its journal.");
    advice.put(
        "run incomplete: foreign call",
        "Waymark cannot look into this call. Pass its result as a parameter, or put it behind an"
            + " interface that tests can stub; else write a test by hand.");
    advice.put(
        "only some stubs",
        "Stubs give up to three answers. Write a test by hand if the branch needs other answers.");
    advice.put(
        "no subclass of",
        "Nothing to do unless a subclass may behave differently; then write a test by hand. A class"
            + " of your own can be final.");
    advice.put(
        "not every way to make",
        "Nothing to do unless the way matters; then write a test by hand.");
    advice.put(
        "an input for the label",
        "The inputs that were solved for did not do what was expected of them. More time (--seconds)"
            + " may find others; else write a test by hand.");
    advice.put("a run was stopped", "Allow runs more time: --run-seconds.");
    advice.put(
        "an input behaved differently",
        "The code depends on more than its inputs. Pass what it depends on as a parameter.");
    advice.put(
        "the entry could not be called",
        "The class cannot be initialized or the method cannot be called as it is; the text says why.");
    advice.put("refused", "Allow what the code does (--allow) if it may really do it.");
    advice.put(
        "the run is refused",
        "Allow what the code does (--allow) if it may really do it; or put the call behind an"
            + " interface that tests can stub.");
    advice.put(
        "static fields were tried only as initialized",
        "Make the field final, or pass its value as a parameter.");
    advice.put(
        "only some states",
        "Make the field final, or write a test by hand that brings the object into the state.");
    advice.put(
        "lists were tried only",
        "Nothing to do unless the code tells lists apart; then write a test by hand.");
    advice.put(
        "calls ",
        "There is no model of this call, so its results are not solved for. Pass the result as a"
            + " parameter, or write a test by hand.");
    return advice;
  }

  private static Map<String, String> byKind() {
    Map<String, String> advice = new LinkedHashMap<>();
    advice.put(
        "RUN",
        "Runs were lost or stopped. Allow them more time (--run-seconds), or allow what the code"
            + " does (--allow).");
    advice.put(
        "TEST",
        "A run takes it, but no test that always passes does. See the dropped tests of the class:"
            + " what they depend on has to become a parameter.");
    advice.put(
        "PRECISION",
        "What runs did there is not known in full. Move the call out of the condition, or write a"
            + " test by hand.");
    advice.put(
        "SOLVER",
        "The solvers had no answer in time. Simplify the arithmetic, narrow an input (--range), or"
            + " give more time (--seconds).");
    advice.put("UNTRIED", "Give the exploration more: --seconds, --runs or --memory.");
    advice.put(
        "STATES",
        "Not every object was tried. Fields that are final and constructors that are private leave"
            + " fewer states; or write a test by hand.");
    advice.put(
        "CALLERS",
        "Code that was not explored leads there. Explore it as well, make the method private, or"
            + " write a test by hand.");
    advice.put(
        "CODE",
        "The code depends on more than its inputs. Pass the clock, the random numbers or the"
            + " environment as a parameter.");
    advice.put(
        "VIRTUAL_MACHINE",
        "Nothing: errors of the virtual machine can occur anywhere, and no test can count on"
            + " them.");
    return advice;
  }

  /** One or two sentences. */
  static String on(ReportedReason reason) {
    if (reason.text().endsWith("not symbolic")) {
      return BY_BEGINNING.getOrDefault("calls ", "");
    }
    return BY_BEGINNING.entrySet().stream()
        .filter(each -> reason.text().startsWith(each.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseGet(() -> BY_KIND.getOrDefault(reason.kind(), "Write a test by hand."));
  }
}
