package com.acme;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class GradeTest {
  @Test
  public void fullPointsAreAnA() {
    assertEquals('A', Grade.of(100));
  }
}
