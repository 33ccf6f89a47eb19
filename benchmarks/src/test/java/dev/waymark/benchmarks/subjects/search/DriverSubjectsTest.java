package dev.waymark.benchmarks.subjects.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DriverSubjectsTest {
  private static final int BIG = 1_000;

  private static int status(int result) {
    return result & 0xff;
  }

  @Test
  void aDiscIsPlayedPausedAndPlayedOn() {
    int[] requests = {
      CdAudio.PNP, CdAudio.START_DEVICE, 0, 0,
      CdAudio.CREATE, 0, 0, 0,
      CdAudio.CONTROL, CdAudio.PLAY, 0x02_01_02_03, 6,
      CdAudio.CONTROL, CdAudio.PAUSE, 0, 0,
      CdAudio.CONTROL, CdAudio.RESUME, 0, 0
    };
    // Started, with a disc whose contents are read: 9 tracks. Played. Paused after three minutes.
    int[] replies = {0, 0, 0, 9, 0, 0, 0x03_00_00, 0};
    assertEquals(1 << 8 | 1 << 16, CdAudio.serve(requests, replies));
  }

  @Test
  void aDiscThatIsChangedEndsThePlaying() {
    int[] requests = {
      CdAudio.PNP, CdAudio.START_DEVICE, 0, 0,
      CdAudio.CONTROL, CdAudio.PLAY, 0x01_00_00_00, 6,
      CdAudio.CONTROL, CdAudio.CHECK_VERIFY, 0, 0
    };
    int[] replies = {0, 0, 0, 9, 0, 3, 0};
    assertEquals(3 | 1 << 16 | 1 << 24, CdAudio.serve(requests, replies));
  }

  @Test
  void whatTheDeviceCannotDoNowIsRefused() {
    assertEquals(2, status(CdAudio.serve(new int[] {CdAudio.CREATE, 0, 0, 0}, new int[0])));
    int[] noSuchTrack = {
      CdAudio.PNP, CdAudio.START_DEVICE, 0, 0, CdAudio.CONTROL, CdAudio.PLAY, 0x0a_00_00_00, 6
    };
    assertEquals(7, status(CdAudio.serve(noSuchTrack, new int[] {0, 0, 0, 9})));
    int[] removed = {CdAudio.PNP, CdAudio.REMOVE_DEVICE, 0, 0, CdAudio.CREATE, 0, 0, 0};
    assertEquals(10, status(CdAudio.serve(removed, new int[0])));
  }

  @Test
  void sectorsAreReadAfterFormatAndTrackAreFound() {
    int[] requests = {Floppy.START, 0, 0, Floppy.READ, 0x10_000, 1_024};
    // Reset. A disk is in, its format the first. Recalibrated, moved to track 3, two sectors read.
    int[] results = {0, 0, 0, 0, 0x20, 0x20, 3, 0, 0};
    assertEquals(2 << 8, Floppy.serve(requests, results));
  }

  @Test
  void aProtectedDiskIsNotWritten() {
    int[] requests = {Floppy.START, 0, 0, Floppy.WRITE, 0, 512};
    assertEquals(4 | 2 << 8, Floppy.serve(requests, new int[] {0, 0, 0, 0, 0x20, 0x40, 0x02}));
  }

  @Test
  void requestsWaitWhileTheDeviceIsHeld() {
    int[] requests = {
      Floppy.START, 0, 0, Floppy.QUERY_STOP, 0, 0, Floppy.GEOMETRY, 0, 24, Floppy.READ, 1, 512
    };
    assertEquals(2 << 8 | 2 << 16, Floppy.serve(requests, new int[0]));
    int[] released = java.util.Arrays.copyOf(requests, 15);
    released[12] = Floppy.CANCEL_STOP;
    assertEquals(5 << 8, Floppy.serve(released, new int[0]));
  }

  @Test
  void withoutADiskNothingIsRead() {
    int[] requests = {Floppy.START, 0, 0, Floppy.READ, 0, 512};
    assertEquals(3 | 2 << 8, Floppy.serve(requests, new int[] {0, 0x80, 0x80}));
    assertEquals(10 | 2 << 8, Floppy.serve(new int[] {20, 0, 0, 3, 1, 512}, new int[0]));
    assertEquals(2 | 2 << 8, Floppy.serve(new int[] {20, 0, 0, 3, -512, BIG}, new int[0]));
  }

  private static int typed(int... bytes) {
    int[] requests = new int[9 + 3 * bytes.length];
    int[] start = {
      KeyboardFilter.PNP,
      0,
      0,
      KeyboardFilter.INTERNAL_CONTROL,
      KeyboardFilter.CONNECT,
      1,
      KeyboardFilter.CREATE,
      0,
      0
    };
    System.arraycopy(start, 0, requests, 0, start.length);
    for (int i = 0; i < bytes.length; i++) {
      requests[9 + 3 * i] = KeyboardFilter.BYTE;
      requests[10 + 3 * i] = bytes[i];
    }
    return KeyboardFilter.serve(requests);
  }

  @Test
  void keysAreCountedAndModifiersKept() {
    assertEquals(2 << 8 | 1 << 16, typed(0x2a, 0x1e, 0x9e, 0xe0, 0x48, 0xe0, 0xc8));
    assertEquals(1 << 8, typed(0xe1, 0x1d, 0x45, 0xe1, 0x9d, 0xc5));
    assertEquals(7, typed(0xe1, 0x1d, 0x46));
  }

  @Test
  void someKeysAskForAttention() {
    assertEquals(6 << 16 | 1 << 24, typed(0x1d, 0x38, 0xe0, 0x53));
    assertEquals(3 << 8 | 1 << 24, typed(0x10, 0x10, 0x10));
  }

  @Test
  void lightsAreSetByACommandOfTwoBytes() {
    assertEquals(6 | 8 << 16, typed(0x3a));
    assertEquals(6 | 8 << 16, typed(0x3a, 0xfa));
    assertEquals(8 << 16, typed(0x3a, 0xfa, 0xfa));
    assertEquals(5 | 8 << 16, typed(0x3a, 0xfe, 0xfe, 0xfe));
  }

  @Test
  void aKeyboardThatNobodyIsConnectedToCannotBeOpened() {
    int[] requests = {KeyboardFilter.PNP, 0, 0, KeyboardFilter.CREATE, 0, 0};
    assertEquals(2, KeyboardFilter.serve(requests));
  }
}
