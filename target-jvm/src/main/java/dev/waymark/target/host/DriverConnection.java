package dev.waymark.target.host;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/** The connection to the driver; one thread at a time asks or tells. */
final class DriverConnection {
  private final DataInputStream in;
  private final OutputStream out;
  private final ReentrantLock lock = new ReentrantLock();
  private final AtomicLong waited = new AtomicLong();

  DriverConnection(DataInputStream in, OutputStream out) {
    this.in = in;
    this.out = out;
  }

  /** Waits for the next message. */
  Incoming receive() throws IOException {
    return Incoming.receive(in);
  }

  void send(Outgoing message) throws IOException {
    lock.lock();
    try {
      message.send(out);
    } finally {
      lock.unlock();
    }
  }

  /** Sends a question and waits for its answer. */
  Incoming ask(Outgoing question) throws IOException {
    lock.lock();
    long start = System.nanoTime();
    try {
      question.send(out);
      return receive();
    } finally {
      waited.addAndGet(System.nanoTime() - start);
      lock.unlock();
    }
  }

  /** How many nanoseconds were spent waiting for answers so far. */
  long waited() {
    return waited.get();
  }

  /** Sends the last message there is, unless another thread is sending or waiting. */
  boolean sendLast(Outgoing message) throws IOException {
    if (!lock.tryLock()) {
      return false;
    }
    message.send(out);
    return true;
  }
}
