package dev.waymark.target.wire;

/** The first byte of what goes through the pipe. */
public final class Message {
  /** To the host: run an input. */
  public static final int RUN = 'R';

  /** To the host: try inputs, and say which of them do something new. */
  public static final int SCOUT = 'S';

  /** To the host: run an input, and ask the object that it leaves. */
  public static final int OBSERVE = 'O';

  /** To the host: ask objects before a call, which is not made. */
  public static final int LOOK = 'L';

  /** To the host, before all else: the folders and jars of the code under test. */
  public static final int PLACES = 'P';

  /** To the host: the place and the bytes of the class asked for, or that there is none. */
  public static final int CLASS = 'C';

  /** From the host: a class is needed. */
  public static final int NEED_CLASS = 'c';

  /** From the host: what became of a run. */
  public static final int DONE = 'd';

  /** From the host: which inputs did something new. */
  public static final int SCOUTED = 'n';

  /** From the host: what an object says of itself. */
  public static final int OBSERVED = 'o';

  /** From the host: it is ready for the first run. */
  public static final int READY = 'r';

  /** From the host, and then it ends: a run takes too long. */
  public static final int STUCK = 's';

  /** The status that the host ends with if there are too many threads. */
  public static final int EXIT_THREADS = 97;

  /** In a trace: an event follows. Anything above {@link #VISIT} is the operation of a node. */
  public static final int EVENT = 0;

  /** In a trace: its end. */
  public static final int END = 1;

  /** In a trace: what was read at a place with labels follows. */
  public static final int VISIT = 2;

  /** In place of the number of a node: there is none. */
  public static final int NO_NODE = -1;

  private Message() {}
}
