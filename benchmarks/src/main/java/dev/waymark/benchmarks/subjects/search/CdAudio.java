package dev.waymark.benchmarks.subjects.search;

/**
 * A filter driver that makes a disc drive play audio. Written anew from the description of {@code
 * cdaudio}, one of the drivers that verification tools are compared on: requests are dispatched by
 * a major code, then by a control or minor code; each depends on what state the device is in, asks
 * the driver below, whose answers are input too, and handles what can go wrong.
 */
public final class CdAudio {
  public static final int CREATE = 0;
  public static final int CLOSE = 2;
  public static final int CONTROL = 14;
  public static final int POWER = 22;
  public static final int PNP = 27;

  public static final int READ_TOC = 0x4000;
  public static final int SEEK = 0x4004;
  public static final int STOP = 0x4008;
  public static final int PAUSE = 0x400c;
  public static final int RESUME = 0x4010;
  public static final int GET_VOLUME = 0x4014;
  public static final int PLAY = 0x4018;
  public static final int SET_VOLUME = 0x4028;
  public static final int READ_POSITION = 0x402c;
  public static final int EJECT = 0x4808;
  public static final int CHECK_VERIFY = 0x4800;

  public static final int START_DEVICE = 0;
  public static final int QUERY_REMOVE = 1;
  public static final int REMOVE_DEVICE = 2;
  public static final int CANCEL_REMOVE = 3;
  public static final int STOP_DEVICE = 4;
  public static final int SURPRISE_REMOVAL = 23;

  private static final int SUCCESS = 0;
  private static final int PENDING = 1;
  private static final int NOT_READY = 2;
  private static final int MEDIA_CHANGED = 3;
  private static final int NO_MEDIA = 4;
  private static final int IO_ERROR = 5;
  private static final int BUSY = 6;
  private static final int INVALID = 7;
  private static final int TOO_SMALL = 8;
  private static final int UNSUPPORTED = 9;
  private static final int REMOVED = 10;

  private static final int ABSENT = 0;
  private static final int STARTED = 1;
  private static final int REMOVAL_PENDING = 2;
  private static final int STOPPED_DEVICE = 3;
  private static final int GONE = 4;

  private static final int IDLE = 0;
  private static final int PLAYING = 1;
  private static final int PAUSED = 2;

  private static final int MOST_TRACKS = 99;
  private static final int SECONDS = 60;
  private static final int FRAMES = 75;
  private static final int MOST_RETRIES = 3;

  private final int[] replies;
  private int nextReply;
  private int device = ABSENT;
  private int mode = IDLE;
  private int opened;
  private int powerLevel;
  private int tracks;
  private int volume = 128;
  private int position;
  private boolean tocIsValid;
  private int failures;

  private CdAudio(int[] replies) {
    this.replies = replies;
  }

  /**
   * Serves requests in order.
   *
   * @param requests groups of four: major code, control or minor code, an argument, and the length
   *     of the buffer
   * @param replies what the driver below answers: a status, or a number after success
   * @return the status of the last request in the lowest byte, then the mode, the state of the
   *     device, and how many requests failed
   */
  public static int serve(int[] requests, int[] replies) {
    CdAudio driver = new CdAudio(replies);
    int status = SUCCESS;
    for (int i = 0; i + 3 < requests.length; i += 4) {
      status = driver.dispatch(requests[i], requests[i + 1], requests[i + 2], requests[i + 3]);
      if (status != SUCCESS) {
        driver.failures++;
      }
    }
    return status | (driver.mode << 8) | (driver.device << 16) | (driver.failures << 24);
  }

  private int reply() {
    return nextReply < replies.length ? replies[nextReply++] : SUCCESS;
  }

  private int dispatch(int major, int minor, int argument, int length) {
    if (device == GONE && major != CLOSE) {
      return REMOVED;
    }
    return switch (major) {
      case CREATE -> create();
      case CLOSE -> close();
      case CONTROL -> control(minor, argument, length);
      case POWER -> power(minor, argument);
      case PNP -> plugAndPlay(minor);
      default -> UNSUPPORTED;
    };
  }

  private int create() {
    if (device == REMOVAL_PENDING) {
      return BUSY;
    }
    if (device != STARTED) {
      return NOT_READY;
    }
    opened++;
    return SUCCESS;
  }

  private int close() {
    if (opened == 0) {
      return INVALID;
    }
    opened--;
    if (opened == 0 && mode == PLAYING && device == STARTED) {
      return halt();
    }
    return SUCCESS;
  }

  /** Asks the driver below until it is neither busy nor pending, for some time. */
  private int forward() {
    for (int i = 0; i < MOST_RETRIES; i++) {
      int status = reply();
      if (status == MEDIA_CHANGED || status == NO_MEDIA) {
        forgetDisc();
        return status;
      }
      if (status != BUSY && status != PENDING) {
        return status >= SUCCESS && status <= REMOVED ? status : IO_ERROR;
      }
    }
    return BUSY;
  }

  private void forgetDisc() {
    tocIsValid = false;
    tracks = 0;
    mode = IDLE;
    position = 0;
  }

  private int control(int code, int argument, int length) {
    if (device != STARTED) {
      return device == ABSENT ? NOT_READY : BUSY;
    }
    if (powerLevel > 0) {
      return NOT_READY;
    }
    return switch (code) {
      case READ_TOC -> readToc(length);
      case PLAY -> play(argument, length);
      case SEEK -> seek(argument, length);
      case STOP -> mode == IDLE ? SUCCESS : halt();
      case PAUSE -> pause();
      case RESUME -> resume();
      case GET_VOLUME -> length < 4 ? TOO_SMALL : forward();
      case SET_VOLUME -> setVolume(argument, length);
      case READ_POSITION -> readPosition(argument, length);
      case CHECK_VERIFY -> verify();
      case EJECT -> eject();
      default -> forward();
    };
  }

  private int readToc(int length) {
    if (length < 12) {
      return TOO_SMALL;
    }
    if (mode == PLAYING) {
      return BUSY;
    }
    int status = forward();
    if (status == MEDIA_CHANGED) {
      status = forward();
    }
    if (status != SUCCESS) {
      return status;
    }
    int count = reply();
    if (count < 1 || count > MOST_TRACKS) {
      tocIsValid = false;
      return IO_ERROR;
    }
    if (length < 4 + 8 * count) {
      return TOO_SMALL;
    }
    tracks = count;
    tocIsValid = true;
    return SUCCESS;
  }

  /** Frames from minutes, seconds and frames in three bytes; -1 if there is no such time. */
  private static int frames(int time) {
    int minute = (time >> 16) & 0xff;
    int second = (time >> 8) & 0xff;
    int frame = time & 0xff;
    if (minute > 99 || second >= SECONDS || frame >= FRAMES) {
      return -1;
    }
    return (minute * SECONDS + second) * FRAMES + frame;
  }

  private int play(int time, int length) {
    if (length < 6) {
      return TOO_SMALL;
    }
    int start = frames(time);
    if (start < 0) {
      return INVALID;
    }
    if (!tocIsValid) {
      int status = readToc(12 + 8 * MOST_TRACKS);
      if (status != SUCCESS) {
        return status;
      }
    }
    int track = time >>> 24;
    if (track == 0 || track > tracks) {
      return INVALID;
    }
    int status = forward();
    if (status == SUCCESS) {
      mode = PLAYING;
      position = start;
    } else if (status == IO_ERROR && mode == PLAYING) {
      mode = IDLE;
    }
    return status;
  }

  private int seek(int time, int length) {
    if (length < 3) {
      return TOO_SMALL;
    }
    int target = frames(time);
    if (target < 0 || !tocIsValid) {
      return INVALID;
    }
    if (mode == PAUSED) {
      int status = resume();
      if (status != SUCCESS) {
        return status;
      }
    }
    int status = forward();
    position = status == SUCCESS ? target : position;
    return status;
  }

  private int halt() {
    int status = forward();
    if (status == SUCCESS || status == NOT_READY) {
      mode = IDLE;
      position = 0;
      return SUCCESS;
    }
    return status;
  }

  private int pause() {
    if (mode == PAUSED) {
      return SUCCESS;
    }
    if (mode != PLAYING) {
      return INVALID;
    }
    int status = forward();
    if (status != SUCCESS) {
      return status;
    }
    int reached = frames(reply());
    if (reached < position) {
      return IO_ERROR;
    }
    position = reached;
    mode = PAUSED;
    return SUCCESS;
  }

  private int resume() {
    if (mode == IDLE) {
      return INVALID;
    }
    if (mode == PLAYING) {
      return SUCCESS;
    }
    int status = forward();
    if (status == SUCCESS) {
      mode = PLAYING;
    }
    return status;
  }

  private int setVolume(int level, int length) {
    if (length < 4) {
      return TOO_SMALL;
    }
    if (level < 0 || level > 255) {
      return INVALID;
    }
    if (level == volume) {
      return SUCCESS;
    }
    int status = forward();
    if (status == SUCCESS) {
      volume = level;
    }
    return status;
  }

  private int readPosition(int format, int length) {
    if (format == 1) {
      if (length < 16) {
        return TOO_SMALL;
      }
    } else if (format == 2 || format == 3) {
      if (length < 24) {
        return TOO_SMALL;
      }
    } else {
      return INVALID;
    }
    int status = forward();
    if (status == SUCCESS && format == 1) {
      switch (reply()) {
        case 0x11 -> {
          mode = PLAYING;
        }
        case 0x12 -> {
          mode = PAUSED;
        }
        case 0x13, 0x14 -> {
          mode = IDLE;
        }
        default -> {}
      }
    }
    return status;
  }

  private int verify() {
    int status = forward();
    if (status == MEDIA_CHANGED) {
      int second = forward();
      return second == SUCCESS ? MEDIA_CHANGED : second;
    }
    return status;
  }

  private int eject() {
    if (mode != IDLE) {
      int status = halt();
      if (status != SUCCESS) {
        return status;
      }
    }
    int status = forward();
    if (status == SUCCESS) {
      forgetDisc();
    }
    return status;
  }

  private int power(int minor, int level) {
    if (minor != 2) {
      return minor == 3 ? SUCCESS : forward();
    }
    if (level < 0 || level > 3) {
      return INVALID;
    }
    if (level > 0 && mode == PLAYING) {
      int status = pause();
      if (status != SUCCESS) {
        return status;
      }
    }
    if (level == 0 && powerLevel > 0 && mode == PAUSED) {
      powerLevel = 0;
      return resume();
    }
    powerLevel = level;
    return SUCCESS;
  }

  private int plugAndPlay(int minor) {
    switch (minor) {
      case START_DEVICE -> {
        return start();
      }
      case STOP_DEVICE -> {
        if (device != STARTED || opened > 0) {
          return device == STARTED ? BUSY : INVALID;
        }
        device = STOPPED_DEVICE;
        mode = IDLE;
        return SUCCESS;
      }
      case QUERY_REMOVE -> {
        if (opened > 0 || mode == PLAYING) {
          return BUSY;
        }
        device = device == STARTED ? REMOVAL_PENDING : device;
        return forward();
      }
      case CANCEL_REMOVE -> {
        if (device == REMOVAL_PENDING) {
          device = STARTED;
        }
        return forward();
      }
      case REMOVE_DEVICE -> {
        device = GONE;
        mode = IDLE;
        return opened > 0 ? PENDING : SUCCESS;
      }
      case SURPRISE_REMOVAL -> {
        forgetDisc();
        device = GONE;
        return SUCCESS;
      }
      default -> {
        return forward();
      }
    }
  }

  private int start() {
    if (device == STARTED) {
      return INVALID;
    }
    int status = forward();
    if (status != SUCCESS && status != NO_MEDIA) {
      return status;
    }
    device = STARTED;
    powerLevel = 0;
    if (status == SUCCESS && reply() == SUCCESS) {
      return readToc(12 + 8 * MOST_TRACKS);
    }
    return SUCCESS;
  }
}
