package dev.waymark.program.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GenericsTest {
  @Test
  void parametersKeepTheirTypeArguments() {
    assertEquals(
        List.of("I", "Ljava/util/Map<TK;[I>;", "[TT;", "[J"),
        Generics.parameters("<T::Ljava/lang/Comparable<-TT;>;>(ILjava/util/Map<TK;[I>;[TT;[J)V"));
  }

  @Test
  void wildcardsAreTakenAsTheirUpperBound() {
    assertEquals(
        List.of("Ljava/lang/Number;", "Ljava/lang/Object;", "Ljava/lang/Object;"),
        Generics.arguments("LTriple<+Ljava/lang/Number;-Ljava/lang/Number;*>;"));
    assertEquals(List.of(), Generics.arguments("Ljava/util/List;"));
  }

  @Test
  void typeParametersHaveTheirFirstBound() {
    assertEquals(
        Map.of("A", "Ljava/lang/Object;", "B", "Ljava/lang/Comparable<TB;>;"),
        Generics.formals("<A:Ljava/lang/Object;B::Ljava/lang/Comparable<TB;>;>(TA;)V"));
  }
}
