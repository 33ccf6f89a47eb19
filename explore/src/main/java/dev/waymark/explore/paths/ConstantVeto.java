package dev.waymark.explore.paths;

import dev.waymark.explore.extension.Question;
import dev.waymark.explore.extension.Veto;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.term.Constant;
import java.util.Optional;

/** CodeConstants alone exclude some partial paths. */
final class ConstantVeto implements Veto {
  @Override
  public Optional<Proof.Kind> refutes(Question question) {
    boolean isExcluded =
        question.conditions().stream()
            .anyMatch(each -> each instanceof Constant constant && constant.bits() == 0);
    return isExcluded ? Optional.of(Proof.Kind.CONSTANT) : Optional.empty();
  }
}
