package dev.waymark.report.title;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TestTitleTest {
  /** Names of tests may not begin with the number of an anonymous or local class. */
  @ParameterizedTest
  @CsvSource({
    "com/acme/Shop, Shop",
    "Shop$Basket, Basket",
    "com/acme/Shop$1, ''",
    "com/acme/Shop$Basket$12, ''",
    "com/acme/Shop$1Visitor, Visitor",
  })
  void classesHaveTheNamesOfTheirSources(String type, String name) {
    assertEquals(name, TestTitle.nameOf(type));
  }
}
