package dev.waymark.explore.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.journal.InputCodec;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.search.LabelQuestion;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.solver.api.QueryEffort;
import dev.waymark.target.Input;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LabelQueueTest {
  private final LabelQueue queue = new LabelQueue();

  private static Branch label(int number) {
    return Branch.ofLabel(new MethodRef("T", "m", "()V"), 0, number, "label " + number);
  }

  private static LabelQuestion waiting(int number) {
    Input input = Input.of(List.of(), Assignment.EMPTY);
    return new LabelQuestion(label(number), input, 0, null, QueryEffort.QUICK);
  }

  @Test
  void labelsComeInTheOrderInWhichRunsCameToThem() {
    queue.add(waiting(1));
    queue.add(waiting(2));
    assertTrue(queue.takesTurn());
    assertEquals(label(1), queue.next().label());
    assertEquals(label(2), queue.next().label());
  }

  @Test
  void whatAQuickTryDidNotSettleComesLastAndWithMoreEffort() {
    queue.postpone(waiting(1));
    queue.add(waiting(2));
    assertEquals(waiting(2), queue.next());
    assertEquals(waiting(1).with(QueryEffort.FULL), queue.next());
    assertEquals(0, queue.size());
  }

  @Test
  void whileOthersWaitTurnsOfHardQuestionsAreRare() {
    queue.postpone(waiting(1));
    int others = 0;
    while (!queue.takesTurn()) {
      others++;
    }
    assertTrue(others > 10, "only " + others + " turns for others");
  }

  @Test
  void aQueueThatIsReadIsTheOneThatWasWritten() {
    queue.add(waiting(1));
    queue.postpone(waiting(2));
    Outgoing out = new Outgoing().begin(Journal.STATE);
    int start = out.size();
    queue.write(out);
    LabelQueue read = new LabelQueue();
    Map<String, Branch> labels = new HashMap<>();
    List.of(label(1), label(2)).forEach(each -> labels.put(each.label(), each));
    read.read(Incoming.of(out, start), new InputCodec(Simplifier.newTerms()), labels);
    assertEquals(waiting(1), read.next());
    assertEquals(waiting(2).with(QueryEffort.FULL), read.next());
  }
}
