package dev.waymark.benchmarks.subjects.search;

/**
 * A filter driver between a keyboard and what reads it. Written anew from the description of {@code
 * kbfiltr}, one of the drivers that verification tools are compared on: connecting and
 * disconnecting, states of plug and play and of power, and a routine that is called with the bytes
 * of the keyboard, which may be scan codes with prefixes, answers to commands, or errors.
 */
public final class KeyboardFilter {
  public static final int CREATE = 0;
  public static final int CLOSE = 2;
  public static final int INTERNAL_CONTROL = 15;
  public static final int POWER = 22;
  public static final int PNP = 27;
  public static final int BYTE = 100;

  public static final int CONNECT = 0x80;
  public static final int DISCONNECT = 0x81;
  public static final int ENABLE = 0x82;
  public static final int DISABLE = 0x83;
  public static final int SET_LIGHTS = 0x84;
  public static final int SET_RATE = 0x85;
  public static final int QUERY = 0x86;

  private static final int SUCCESS = 0;
  private static final int SHARING_VIOLATION = 1;
  private static final int NOT_CONNECTED = 2;
  private static final int INVALID = 3;
  private static final int NOT_READY = 4;
  private static final int IO_ERROR = 5;
  private static final int PENDING = 6;
  private static final int OVERRUN = 7;
  private static final int UNSUPPORTED = 8;

  private static final int STOPPED = 0;
  private static final int STARTED = 1;
  private static final int SURPRISE_REMOVED = 2;
  private static final int REMOVED = 3;

  private static final int ACKNOWLEDGED = 0xfa;
  private static final int RESEND = 0xfe;
  private static final int SELF_TEST = 0xaa;
  private static final int FAILURE = 0xfc;
  private static final int EXTENDED = 0xe0;
  private static final int PAUSE_PREFIX = 0xe1;
  private static final int BREAK = 0x80;
  private static final int MOST_KEYS = 8;
  private static final int MOST_RESENDS = 2;

  private static final int SHIFT = 1;
  private static final int CONTROL = 2;
  private static final int ALT = 4;
  private static final int CAPS = 8;
  private static final int NUM = 16;

  private int device = STOPPED;
  private int powerLevel;
  private int opened;
  private boolean connected;
  private boolean enabled;

  private int command;
  private int commandStep;
  private int resends;
  private int lights;
  private int rate;

  private int prefix;
  private int pauseStep;
  private int modifiers;
  private final int[] keys = new int[MOST_KEYS];
  private int keyCount;
  private int lost;
  private int attention;

  private KeyboardFilter() {}

  /**
   * Serves requests in order.
   *
   * @param requests groups of three: major code, minor or control code, and an argument; for {@link
   *     #BYTE} the byte that the keyboard sent is the second
   * @return the status of the last request in the lowest byte, the number of keys seen in the next,
   *     the modifiers in the third, and how often someone asked for attention
   */
  public static int serve(int[] requests) {
    KeyboardFilter driver = new KeyboardFilter();
    int status = SUCCESS;
    for (int i = 0; i + 2 < requests.length; i += 3) {
      status = driver.dispatch(requests[i], requests[i + 1], requests[i + 2]);
    }
    return status | (driver.keyCount << 8) | (driver.modifiers << 16) | (driver.attention << 24);
  }

  private int dispatch(int major, int minor, int argument) {
    if (device == REMOVED) {
      return major == CLOSE ? close() : NOT_READY;
    }
    return switch (major) {
      case CREATE -> create();
      case CLOSE -> close();
      case INTERNAL_CONTROL -> control(minor, argument);
      case POWER -> power(minor, argument);
      case PNP -> plugAndPlay(minor);
      case BYTE -> receive(minor);
      default -> UNSUPPORTED;
    };
  }

  private int create() {
    if (device != STARTED) {
      return NOT_READY;
    }
    if (!connected) {
      return NOT_CONNECTED;
    }
    opened++;
    if (opened == 1) {
      enabled = true;
    }
    return SUCCESS;
  }

  private int close() {
    if (opened == 0) {
      return INVALID;
    }
    opened--;
    if (opened == 0) {
      enabled = false;
      prefix = 0;
      pauseStep = 0;
    }
    return SUCCESS;
  }

  private int control(int code, int argument) {
    if (code == CONNECT) {
      if (connected) {
        return SHARING_VIOLATION;
      }
      if (argument == 0) {
        return INVALID;
      }
      connected = true;
      return SUCCESS;
    }
    if (code == DISCONNECT) {
      return UNSUPPORTED;
    }
    if (!connected) {
      return NOT_CONNECTED;
    }
    if (device != STARTED || powerLevel > 0) {
      return NOT_READY;
    }
    switch (code) {
      case ENABLE -> {
        if (enabled) {
          return INVALID;
        }
        enabled = true;
        return SUCCESS;
      }
      case DISABLE -> {
        if (!enabled) {
          return INVALID;
        }
        enabled = false;
        return SUCCESS;
      }
      case SET_LIGHTS -> {
        return argument < 0 || argument > 7 ? INVALID : begin(SET_LIGHTS, argument);
      }
      case SET_RATE -> {
        return argument < 2 || argument > 30 ? INVALID : begin(SET_RATE, argument);
      }
      case QUERY -> {
        return command == 0 ? SUCCESS : PENDING;
      }
      default -> {
        return UNSUPPORTED;
      }
    }
  }

  /** Begins a command of two bytes, each of which the keyboard acknowledges. */
  private int begin(int newCommand, int argument) {
    if (command != 0) {
      return SHARING_VIOLATION;
    }
    if (newCommand == SET_LIGHTS) {
      if (lights == argument) {
        return SUCCESS;
      }
      lights = argument;
    } else {
      rate = argument;
    }
    command = newCommand;
    commandStep = 0;
    resends = 0;
    return PENDING;
  }

  private int power(int minor, int level) {
    switch (minor) {
      case 0 -> {
        return device == STARTED ? PENDING : SUCCESS;
      }
      case 2 -> {
        if (level < 0 || level > 3) {
          return INVALID;
        }
        if (level > powerLevel && command != 0) {
          return PENDING;
        }
        if (level == 0 && powerLevel > 0) {
          prefix = 0;
          modifiers &= CAPS | NUM;
        }
        powerLevel = level;
        return SUCCESS;
      }
      case 3 -> {
        return level > 1 && opened > 0 ? INVALID : SUCCESS;
      }
      default -> {
        return SUCCESS;
      }
    }
  }

  private int plugAndPlay(int minor) {
    switch (minor) {
      case 0 -> {
        if (device == STARTED) {
          return INVALID;
        }
        device = STARTED;
        powerLevel = 0;
        return SUCCESS;
      }
      case 1, 5 -> {
        return opened > 0 || command != 0 ? SHARING_VIOLATION : SUCCESS;
      }
      case 2 -> {
        device = REMOVED;
        connected = false;
        enabled = false;
        return SUCCESS;
      }
      case 4 -> {
        if (device != STARTED) {
          return INVALID;
        }
        device = STOPPED;
        command = 0;
        return SUCCESS;
      }
      case 23 -> {
        device = SURPRISE_REMOVED;
        enabled = false;
        return SUCCESS;
      }
      default -> {
        return SUCCESS;
      }
    }
  }

  private int receive(int value) {
    if (value < 0 || value > 0xff) {
      return INVALID;
    }
    if (device != STARTED || powerLevel == 3) {
      return NOT_READY;
    }
    if (command != 0) {
      if (value == ACKNOWLEDGED || value == RESEND) {
        return answer(value);
      }
      if (value == FAILURE) {
        command = 0;
        return IO_ERROR;
      }
    }
    if (value == 0 || value == 0xff) {
      prefix = 0;
      return OVERRUN;
    }
    if (value == SELF_TEST && prefix == 0 && (modifiers & SHIFT) == 0) {
      modifiers = 0;
      lights = 0;
      return SUCCESS;
    }
    return enabled ? scan(value) : NOT_CONNECTED;
  }

  private int answer(int value) {
    if (value == RESEND) {
      resends++;
      if (resends > MOST_RESENDS) {
        command = 0;
        return IO_ERROR;
      }
      return PENDING;
    }
    commandStep++;
    if (commandStep < 2) {
      return PENDING;
    }
    if (command == SET_RATE && rate > 20) {
      attention++;
    }
    command = 0;
    return SUCCESS;
  }

  private int scan(int value) {
    if (pauseStep > 0) {
      return pause(value);
    }
    if (value == PAUSE_PREFIX) {
      pauseStep = 1;
      return SUCCESS;
    }
    if (value == EXTENDED) {
      if (prefix != 0) {
        prefix = 0;
        return OVERRUN;
      }
      prefix = EXTENDED;
      return SUCCESS;
    }
    int status = prefix == EXTENDED ? extended(value) : plain(value);
    prefix = 0;
    return status;
  }

  /** The pause key sends five more bytes in a row. */
  private int pause(int value) {
    int expected =
        switch (pauseStep) {
          case 1 -> 0x1d;
          case 2 -> 0x45;
          case 3 -> PAUSE_PREFIX;
          case 4 -> 0x9d;
          default -> 0xc5;
        };
    if (value != expected) {
      pauseStep = 0;
      return OVERRUN;
    }
    pauseStep++;
    if (pauseStep == 6) {
      pauseStep = 0;
      return store((modifiers & CONTROL) != 0 ? 0x146 : 0x145);
    }
    return SUCCESS;
  }

  private int plain(int value) {
    boolean released = (value & BREAK) != 0;
    switch (value & ~BREAK) {
      case 0x2a, 0x36 -> {
        return modifier(SHIFT, released ? 0 : SHIFT);
      }
      case 0x1d -> {
        return modifier(CONTROL, released ? 0 : CONTROL);
      }
      case 0x38 -> {
        return modifier(ALT, released ? 0 : ALT);
      }
      case 0x3a -> {
        return released ? SUCCESS : modifier(CAPS, ~modifiers & CAPS);
      }
      case 0x45 -> {
        return released ? SUCCESS : modifier(NUM, ~modifiers & NUM);
      }
      case 0x54 -> {
        attention += released ? 0 : 1;
        return SUCCESS;
      }
      default -> {
        return released ? SUCCESS : store(value);
      }
    }
  }

  private int extended(int value) {
    boolean released = (value & BREAK) != 0;
    switch (value & ~BREAK) {
      case 0x2a, 0x36 -> {
        return SUCCESS;
      }
      case 0x1d -> {
        return modifier(CONTROL, released ? 0 : CONTROL);
      }
      case 0x38 -> {
        return modifier(ALT, released ? 0 : ALT);
      }
      case 0x53 -> {
        if (!released && (modifiers & (CONTROL | ALT)) == (CONTROL | ALT)) {
          attention++;
          return SUCCESS;
        }
        return released ? SUCCESS : store(0x153);
      }
      case 0x5e, 0x5f, 0x63 -> {
        return powerKey(value);
      }
      default -> {
        return released ? SUCCESS : store(0x100 | value);
      }
    }
  }

  private int powerKey(int value) {
    if (value == 0x63) {
      powerLevel = 0;
      return SUCCESS;
    }
    if (value == 0x5e || value == 0x5f) {
      return power(2, value == 0x5e ? 3 : 1);
    }
    return SUCCESS;
  }

  private int modifier(int mask, int value) {
    modifiers = (modifiers & ~mask) | value;
    if (mask == CAPS || mask == NUM) {
      return begin(SET_LIGHTS, (modifiers & (CAPS | NUM)) >> 3);
    }
    return SUCCESS;
  }

  private int store(int key) {
    if (keyCount == MOST_KEYS) {
      lost++;
      return lost > 1 ? IO_ERROR : OVERRUN;
    }
    keys[keyCount] = key;
    if (keyCount > 1 && keys[keyCount - 1] == key && keys[keyCount - 2] == key) {
      attention++;
    }
    keyCount++;
    return SUCCESS;
  }
}
