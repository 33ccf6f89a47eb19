package dev.waymark.benchmarks.subjects.search;

/**
 * A scheduler of processes of three priorities, driven by commands. Written anew from the
 * description of {@code schedule} in the Siemens suite: it starts with some processes of each
 * priority; commands add, promote, block, unblock and finish them, let the running one's time be
 * up, or finish all. Processes are told in the order in which they finish.
 */
public final class Schedule {
  public static final int NEW = 1;
  public static final int UPGRADE = 2;
  public static final int BLOCK = 3;
  public static final int UNBLOCK = 4;
  public static final int QUANTUM_EXPIRE = 5;
  public static final int FINISH = 6;
  public static final int FLUSH = 7;

  /** The only element of what is returned if a command is wrong. */
  public static final int ILLEGAL = -1;

  private static final int LOW = 1;
  private static final int MIDDLE = 2;
  private static final int HIGH = 3;
  private static final int BLOCKED = 0;
  private static final int MOST = 16;
  private static final int RATIO = 100;

  private final int[][] queues = new int[HIGH + 1][MOST];
  private final int[] sizes = new int[HIGH + 1];
  private final int[] finished = new int[MOST];
  private int finishedSize;
  private int created;
  private int running = -1;
  private int runningPriority;

  private Schedule() {}

  /**
   * The numbers of the processes in the order in which they finish.
   *
   * @param low how many of low priority there are first, 0 to 4; so are the next two
   * @param commands triples of a command, a priority if it needs one, and a ratio of 0 to 100 which
   *     says how far down the queue the process is that is meant
   */
  public static int[] run(int low, int middle, int high, int[] commands) {
    Schedule schedule = new Schedule();
    if (!schedule.start(LOW, low) || !schedule.start(MIDDLE, middle)) {
      return new int[] {ILLEGAL};
    }
    if (!schedule.start(HIGH, high)) {
      return new int[] {ILLEGAL};
    }
    for (int i = 0; i + 2 < commands.length; i += 3) {
      if (!schedule.obey(commands[i], commands[i + 1], commands[i + 2])) {
        return new int[] {ILLEGAL};
      }
    }
    return schedule.order();
  }

  private boolean start(int priority, int count) {
    if (count < 0 || count > 4) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (!create(priority)) {
        return false;
      }
    }
    return true;
  }

  private int[] order() {
    int[] order = new int[finishedSize];
    for (int i = 0; i < finishedSize; i++) {
      order[i] = finished[i];
    }
    return order;
  }

  private boolean obey(int command, int priority, int ratio) {
    return switch (command) {
      case NEW -> create(priority) && reschedule();
      case UPGRADE -> upgrade(priority, ratio);
      case BLOCK -> block();
      case UNBLOCK -> unblock(ratio);
      case QUANTUM_EXPIRE -> expire();
      case FINISH -> finish();
      case FLUSH -> flush();
      default -> command == 0;
    };
  }

  private static boolean isPriority(int priority) {
    return priority == LOW || priority == MIDDLE || priority == HIGH;
  }

  private boolean create(int priority) {
    if (!isPriority(priority) || created == MOST) {
      return false;
    }
    append(priority, created);
    created++;
    return true;
  }

  private void append(int queue, int process) {
    queues[queue][sizes[queue]] = process;
    sizes[queue]++;
  }

  /** Takes out the process at {@code index}; those behind move up. */
  private int remove(int queue, int index) {
    int process = queues[queue][index];
    sizes[queue]--;
    for (int i = index; i < sizes[queue]; i++) {
      queues[queue][i] = queues[queue][i + 1];
    }
    return process;
  }

  /** The place in a queue that a ratio means; -1 if there is none. */
  private int index(int queue, int ratio) {
    if (ratio < 0 || ratio > RATIO || sizes[queue] == 0) {
      return -1;
    }
    int index = ratio * sizes[queue] / RATIO;
    return index >= sizes[queue] ? sizes[queue] - 1 : index;
  }

  /** Lets the first process of the highest priority run, if it is higher than the running one's. */
  private boolean reschedule() {
    for (int priority = HIGH; priority >= LOW; priority--) {
      if (running >= 0 && runningPriority >= priority) {
        return true;
      }
      if (sizes[priority] > 0) {
        if (running >= 0) {
          append(runningPriority, running);
        }
        running = remove(priority, 0);
        runningPriority = priority;
        return true;
      }
    }
    return true;
  }

  private boolean upgrade(int priority, int ratio) {
    if (priority != LOW && priority != MIDDLE) {
      return false;
    }
    int index = index(priority, ratio);
    if (index >= 0) {
      append(priority + 1, remove(priority, index));
    }
    return reschedule();
  }

  private boolean block() {
    reschedule();
    if (running >= 0) {
      append(BLOCKED, running * (HIGH + 1) + runningPriority);
      running = -1;
    }
    return reschedule();
  }

  private boolean unblock(int ratio) {
    if (ratio < 0 || ratio > RATIO) {
      return false;
    }
    int index = index(BLOCKED, ratio);
    if (index >= 0) {
      int blocked = remove(BLOCKED, index);
      append(blocked % (HIGH + 1), blocked / (HIGH + 1));
    }
    return reschedule();
  }

  private boolean expire() {
    reschedule();
    if (running >= 0) {
      append(runningPriority, running);
      running = -1;
    }
    return reschedule();
  }

  private boolean finish() {
    reschedule();
    if (running >= 0) {
      finished[finishedSize++] = running;
      running = -1;
    }
    return reschedule();
  }

  /** Finishes all but blocked processes. */
  private boolean flush() {
    reschedule();
    while (running >= 0) {
      finish();
    }
    return true;
  }
}
