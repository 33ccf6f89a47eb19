package dev.waymark.benchmarks.subjects.search;

/**
 * A driver of a floppy disk drive. Written anew from the description of {@code floppy}, one of the
 * drivers that verification tools are compared on: requests are checked and queued while the device
 * is held, then served by commands to a controller, whose result bytes are input too; there are
 * retries, recalibration, changed and protected media, several formats, and states of the device.
 */
public final class Floppy {
  public static final int CREATE = 0;
  public static final int READ = 3;
  public static final int WRITE = 4;
  public static final int FORMAT = 7;
  public static final int GEOMETRY = 8;
  public static final int VERIFY = 9;
  public static final int MOTOR = 10;
  public static final int START = 20;
  public static final int QUERY_STOP = 21;
  public static final int CANCEL_STOP = 22;
  public static final int STOP = 23;
  public static final int REMOVE = 24;

  private static final int SUCCESS = 0;
  private static final int PENDING = 1;
  private static final int INVALID = 2;
  private static final int NO_MEDIA = 3;
  private static final int WRITE_PROTECTED = 4;
  private static final int CRC_ERROR = 5;
  private static final int NOT_FOUND = 6;
  private static final int CONTROLLER_ERROR = 7;
  private static final int NOT_READY = 8;
  private static final int QUEUE_FULL = 9;
  private static final int MISALIGNED = 10;
  private static final int UNRECOGNIZED = 11;

  private static final int SECTOR = 512;
  private static final int MOST_WAITING = 3;
  private static final int MOST_RETRIES = 3;
  private static final int MOTOR_TIME = 4;

  private static final int READY_CHANGED = 0xc0;
  private static final int SEEK_END = 0x20;
  private static final int EQUIPMENT_CHECK = 0x10;
  private static final int MISSING_ADDRESS = 0x01;
  private static final int NOT_WRITABLE = 0x02;
  private static final int NO_DATA = 0x04;
  private static final int DATA_ERROR = 0x20;

  private final int[] results;
  private int nextResult;
  private boolean started;
  private boolean held;
  private boolean removed;
  private int motorTicks;
  private int cylinder = -1;
  private int sectors;
  private int cylinders;
  private final int[] waiting = new int[3 * MOST_WAITING];
  private int waitingCount;
  private int served;
  private int lastStatus;

  private Floppy(int[] results) {
    this.results = results;
  }

  /**
   * Serves requests in order.
   *
   * @param requests groups of three: a code, an offset or another argument, and a length
   * @param results the bytes with which the controller answers
   * @return the status of what was finished last in the lowest byte, how many were finished in the
   *     next, and how many still wait in the third
   */
  public static int serve(int[] requests, int[] results) {
    Floppy driver = new Floppy(results);
    for (int i = 0; i + 2 < requests.length; i += 3) {
      int status = driver.dispatch(requests[i], requests[i + 1], requests[i + 2]);
      driver.tick();
      if (status != PENDING) {
        driver.finish(status);
      }
    }
    return driver.lastStatus | (driver.served << 8) | (driver.waitingCount << 16);
  }

  private void finish(int status) {
    served++;
    lastStatus = status;
  }

  private void tick() {
    if (motorTicks > 0) {
      motorTicks--;
    }
  }

  /** The next byte of the controller; all is well when there are no more. */
  private int result() {
    return nextResult < results.length ? results[nextResult++] & 0xff : 0;
  }

  private int dispatch(int code, int argument, int length) {
    if (removed) {
      return NOT_READY;
    }
    switch (code) {
      case START, QUERY_STOP, CANCEL_STOP, STOP, REMOVE -> {
        return plugAndPlay(code);
      }
      case CREATE -> {
        return started ? SUCCESS : NOT_READY;
      }
      case READ, WRITE, FORMAT, VERIFY, GEOMETRY -> {
        if (held) {
          return hold(code, argument, length);
        }
        return started ? transfer(code, argument, length) : NOT_READY;
      }
      case MOTOR -> {
        if (argument != 0 && argument != 1) {
          return INVALID;
        }
        motorTicks = argument == 1 ? MOTOR_TIME : 0;
        return SUCCESS;
      }
      default -> {
        return INVALID;
      }
    }
  }

  private int hold(int code, int argument, int length) {
    if (waitingCount == MOST_WAITING) {
      return QUEUE_FULL;
    }
    waiting[3 * waitingCount] = code;
    waiting[3 * waitingCount + 1] = argument;
    waiting[3 * waitingCount + 2] = length;
    waitingCount++;
    return PENDING;
  }

  private void release() {
    held = false;
    for (int i = 0; i < waitingCount; i++) {
      if (started) {
        finish(transfer(waiting[3 * i], waiting[3 * i + 1], waiting[3 * i + 2]));
      } else {
        finish(NOT_READY);
      }
    }
    waitingCount = 0;
  }

  private int plugAndPlay(int code) {
    switch (code) {
      case START -> {
        if (started) {
          return INVALID;
        }
        if (!reset()) {
          return CONTROLLER_ERROR;
        }
        started = true;
        release();
        return SUCCESS;
      }
      case QUERY_STOP -> {
        if (!started || held) {
          return INVALID;
        }
        held = true;
        return SUCCESS;
      }
      case CANCEL_STOP -> {
        if (held) {
          release();
        }
        return SUCCESS;
      }
      case STOP -> {
        if (!held) {
          return INVALID;
        }
        started = false;
        motorTicks = 0;
        return SUCCESS;
      }
      default -> {
        removed = true;
        started = false;
        release();
        return SUCCESS;
      }
    }
  }

  /** Resets the controller, which then reports on up to four drives. */
  private boolean reset() {
    cylinder = -1;
    for (int drive = 0; drive < 4; drive++) {
      int status = result();
      if (status == 0x80) {
        return false;
      }
      if ((status & READY_CHANGED) == READY_CHANGED && (status & 3) != drive) {
        return false;
      }
      if (status == 0) {
        return true;
      }
    }
    return true;
  }

  private int transfer(int code, int argument, int length) {
    int status = startDrive();
    if (status != SUCCESS) {
      return status;
    }
    if (sectors == 0) {
      status = recognize();
      if (status != SUCCESS) {
        return status;
      }
    }
    switch (code) {
      case GEOMETRY -> {
        return length < 24 ? INVALID : SUCCESS;
      }
      case FORMAT -> {
        return format(argument, length);
      }
      case VERIFY -> {
        return move(code, argument, SECTOR);
      }
      default -> {
        if (argument < 0 || length <= 0 || length > 4 * SECTOR) {
          return INVALID;
        }
        if (argument % SECTOR != 0 || length % SECTOR != 0) {
          return MISALIGNED;
        }
        return move(code, argument, length);
      }
    }
  }

  private int startDrive() {
    if (motorTicks == 0) {
      motorTicks = MOTOR_TIME;
    }
    int lines = result();
    if ((lines & 0x80) != 0) {
      sectors = 0;
      cylinder = -1;
      int again = result();
      if ((again & 0x80) != 0) {
        return NO_MEDIA;
      }
    }
    return SUCCESS;
  }

  /** Tries the formats there are, by reading an address on each. */
  private int recognize() {
    for (int format = 0; format < 4; format++) {
      int first = result();
      int second = result();
      if ((first & READY_CHANGED) == 0 && (second & MISSING_ADDRESS) == 0) {
        sectors = sectorsOf(format);
        cylinders = format == 3 ? 40 : 80;
        return SUCCESS;
      }
      if ((first & EQUIPMENT_CHECK) != 0 && !recalibrate()) {
        return CONTROLLER_ERROR;
      }
    }
    return UNRECOGNIZED;
  }

  private static int sectorsOf(int format) {
    return switch (format) {
      case 0 -> 18;
      case 1 -> 36;
      default -> 9;
    };
  }

  private boolean recalibrate() {
    for (int i = 0; i < 2; i++) {
      int status = result();
      if ((status & SEEK_END) != 0 && (status & EQUIPMENT_CHECK) == 0) {
        cylinder = 0;
        return true;
      }
    }
    cylinder = -1;
    return false;
  }

  private int seek(int target) {
    if (cylinder == target) {
      return SUCCESS;
    }
    if (cylinder < 0 && !recalibrate()) {
      return CONTROLLER_ERROR;
    }
    if (target == 0) {
      return SUCCESS;
    }
    int status = result();
    if ((status & SEEK_END) == 0 || (status & READY_CHANGED) != 0) {
      cylinder = -1;
      return CONTROLLER_ERROR;
    }
    int reached = result();
    if (reached != target) {
      cylinder = -1;
      return NOT_FOUND;
    }
    cylinder = target;
    return SUCCESS;
  }

  /** Moves data sector by sector, each with retries. */
  private int move(int code, int offset, int length) {
    int sector = offset / SECTOR;
    int last = sector + length / SECTOR;
    if (sector < 0 || last > 2 * sectors * cylinders) {
      return INVALID;
    }
    while (sector < last) {
      int status = moveSector(code, sector);
      if (status != SUCCESS) {
        return status;
      }
      sector++;
    }
    return SUCCESS;
  }

  private int moveSector(int code, int sector) {
    int status = SUCCESS;
    for (int attempt = 0; attempt < MOST_RETRIES; attempt++) {
      status = seek(sector / (2 * sectors));
      if (status == SUCCESS) {
        status = command(code);
      }
      if (status == SUCCESS || status == WRITE_PROTECTED || status == NO_MEDIA) {
        return status;
      }
      if (status == NOT_FOUND || status == CRC_ERROR) {
        cylinder = -1;
      } else if (!reset()) {
        return CONTROLLER_ERROR;
      }
    }
    return status;
  }

  /** One command; the status follows from two result bytes. */
  private int command(int code) {
    int first = result();
    switch (first & READY_CHANGED) {
      case 0 -> {
        return SUCCESS;
      }
      case 0x80 -> {
        return CONTROLLER_ERROR;
      }
      case READY_CHANGED -> {
        sectors = 0;
        return NO_MEDIA;
      }
      default -> {}
    }
    int second = result();
    if ((second & NOT_WRITABLE) != 0) {
      return code == READ || code == VERIFY ? CONTROLLER_ERROR : WRITE_PROTECTED;
    }
    if ((second & DATA_ERROR) != 0) {
      return CRC_ERROR;
    }
    if ((second & (NO_DATA | MISSING_ADDRESS)) != 0) {
      return NOT_FOUND;
    }
    return CONTROLLER_ERROR;
  }

  private int format(int tracks, int length) {
    int from = tracks & 0xff;
    int to = (tracks >> 8) & 0xff;
    if (length < 16 || from > to || to >= cylinders) {
      return INVALID;
    }
    for (int track = from; track <= to && track < from + 2; track++) {
      int status = seek(track);
      if (status == SUCCESS) {
        status = command(FORMAT);
      }
      if (status != SUCCESS) {
        return status;
      }
    }
    sectors = 0;
    return SUCCESS;
  }
}
