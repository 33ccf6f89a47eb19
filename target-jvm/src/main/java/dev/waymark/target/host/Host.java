package dev.waymark.target.host;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
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
  private final OutputStream out;
  private final Outgoing answer = new Outgoing();
  private RemoteLoader loader;
  private EntryMethods methods;

  private Host(InputStream in, OutputStream out) {
    this.in = new DataInputStream(new BufferedInputStream(in));
    this.out = out;
    this.loader = new RemoteLoader(this.in, this.out, 0);
    this.methods = new EntryMethods(loader);
  }

  public static void main(String[] args) throws IOException {
    Host host = new Host(System.in, new FileOutputStream(FileDescriptor.out));
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
        run(RunRequest.read(Incoming.receive(in)));
      }
    } catch (EOFException e) {
      return;
    }
  }

  private void run(RunRequest request) throws IOException {
    if (request.freshClasses()) {
      loader = new RemoteLoader(in, out, loader.outcomes());
      methods = new EntryMethods(loader);
    }
    RunReport report = new EntryCall(request, methods).run();
    report.write(answer.begin(Message.DONE), loader.outcomes());
    answer.send(out);
  }
}
