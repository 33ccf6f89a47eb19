package dev.waymark.cli.labelled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A suite that lacks something; not one that builds run by themselves. */
public class LabelledSuite {
  @Test
  void greater() {
    assertEquals(3, Labelled.between(2, 1));
  }

  @Test
  void less() {
    assertEquals(2, Labelled.between(1, 2));
  }
}
