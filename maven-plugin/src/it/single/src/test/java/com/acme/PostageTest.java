package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PostageTest {
  @Test
  void aLetterIsCheap() {
    assertEquals(85, Postage.cents(20));
  }
}
