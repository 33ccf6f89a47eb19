package dev.waymark.target.host;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The main class of the target JVM: serves runs until its standard input ends. What the code under
 * test prints is dropped, and there is nothing for it to read.
 */
public final class Host {
  private final DataInputStream in;
  private final DataOutputStream out;
  private RemoteLoader loader;

  private Host(InputStream in, OutputStream out) {
    this.in = new DataInputStream(new BufferedInputStream(in));
    this.out = new DataOutputStream(new BufferedOutputStream(out));
    this.loader = new RemoteLoader(this.in, this.out, 0);
  }

  public static void main(String[] args) throws IOException {
    Host host = new Host(System.in, System.out);
    System.setIn(InputStream.nullInputStream());
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    System.setOut(nowhere);
    System.setErr(nowhere);
    host.serve();
    Runtime.getRuntime().halt(0);
  }

  private void serve() throws IOException {
    try {
      while (true) {
        int message = in.readUnsignedByte();
        if (message != Message.RUN) {
          throw new IOException("unknown message " + message);
        }
        run();
      }
    } catch (EOFException e) {
      return;
    }
  }

  private void run() throws IOException {
    RunRequest request = RunRequest.read(in);
    if (request.freshClasses()) {
      loader = new RemoteLoader(in, out, loader.outcomes());
    }
    RunReport report = new EntryCall(request, loader).run();
    out.writeByte(Message.DONE);
    report.write(out);
    out.flush();
  }
}
