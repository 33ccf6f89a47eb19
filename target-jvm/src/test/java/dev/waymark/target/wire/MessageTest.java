package dev.waymark.target.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class MessageTest {
  private static final int KIND = 'k';

  private final Outgoing out = new Outgoing().begin(KIND);

  private Incoming sent() throws IOException {
    ByteArrayOutputStream pipe = new ByteArrayOutputStream();
    out.send(pipe);
    return Incoming.receive(new DataInputStream(new ByteArrayInputStream(pipe.toByteArray())));
  }

  @Test
  void numbersOfAllSizesArrive() throws IOException {
    for (int shift = 0; shift < Long.SIZE; shift++) {
      out.putLong(1L << shift);
      out.putLong(-1L << shift);
      out.putLong((1L << shift) - 1);
    }
    Incoming in = sent();
    for (int shift = 0; shift < Long.SIZE; shift++) {
      assertEquals(1L << shift, in.takeLong());
      assertEquals(-1L << shift, in.takeLong());
      assertEquals((1L << shift) - 1, in.takeLong());
    }
  }

  @Test
  void whatWasPutArrivesInOrder() throws IOException {
    byte[] bytes = new byte[100_000];
    new Random(1).nextBytes(bytes);
    out.putInt(Integer.MIN_VALUE);
    out.putByte(200);
    out.putBytes(bytes);
    out.putChar('\uFFFF');
    out.putInt(Integer.MAX_VALUE);
    Incoming in = sent();
    assertEquals(KIND, in.kind());
    assertEquals(Integer.MIN_VALUE, in.takeInt());
    assertEquals(200, in.takeByte());
    assertArrayEquals(bytes, in.takeBytes());
    assertEquals('\uFFFF', in.takeChar());
    assertEquals(Integer.MAX_VALUE, in.takeInt());
  }

  @Test
  void textsOfAllAlphabetsArrive() throws IOException {
    String[] texts = {
      "", "plain", "caf\u00E9", "\u0000\u00FF", "\u0100", "?\u20AC?", "\uD800", "x\uDC00y"
    };
    for (String text : texts) {
      out.putText(text);
    }
    Incoming in = sent();
    for (String text : texts) {
      assertEquals(text, in.takeText());
    }
  }

  @Test
  void bytesBeyondTheEndAreRefused() throws IOException {
    out.putInt(5);
    Incoming in = sent();
    assertThrows(IllegalStateException.class, in::takeBytes);
  }

  @Test
  void aSecondMessageForgetsTheFirst() throws IOException {
    out.putText("first");
    out.begin(KIND + 1).putText("second");
    Incoming in = sent();
    assertEquals(KIND + 1, in.kind());
    assertEquals("second", in.takeText());
  }
}
