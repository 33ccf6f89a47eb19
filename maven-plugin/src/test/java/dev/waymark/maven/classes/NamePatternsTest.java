package dev.waymark.maven.classes;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class NamePatternsTest {
  @Test
  void aStarCrossesPackages() {
    NamePatterns patterns = new NamePatterns(List.of("com.acme.*"));
    assertTrue(patterns.test("com.acme.Invoice"));
    assertTrue(patterns.test("com.acme.deep.Invoice"));
    assertFalse(patterns.test("com.acmeX.Invoice"));
    assertFalse(patterns.test("org.com.acme.Invoice"));
  }

  @Test
  void aClassBringsItsNestedClassesAlong() {
    NamePatterns patterns = new NamePatterns(List.of("com.acme.Invoice", " com.acme.?"));
    assertTrue(patterns.test("com.acme.Invoice$Line"));
    assertTrue(patterns.test("com.acme.X"));
    assertFalse(patterns.test("com.acme.Invoices"));
    assertFalse(patterns.test("com.acme.XY"));
  }

  @Test
  void whatMeansSomethingInRegularExpressionsMeansNothingHere() {
    NamePatterns patterns = new NamePatterns(List.of("a.b+c$D"));
    assertTrue(patterns.test("a.b+c$D"));
    assertFalse(patterns.test("axbbc$D"));
  }
}
