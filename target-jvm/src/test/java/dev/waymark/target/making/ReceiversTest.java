package dev.waymark.target.making;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ReceiversTest {
  @Test
  void anObjectIsCalledAsItsClassIs() {
    assertEquals("longQueue", Receivers.name("a/Outer$LongQueue"));
  }

  @Test
  void aNameThatJavaDoesNotAdmitIsChanged() {
    assertEquals("package0", Receivers.name("a/Package"));
    assertEquals("object", Receivers.name("a/Outer$1"));
  }
}
