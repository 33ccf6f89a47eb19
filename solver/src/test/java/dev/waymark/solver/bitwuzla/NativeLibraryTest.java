package dev.waymark.solver.bitwuzla;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class NativeLibraryTest {
  @Test
  void platformsHaveTheirLibraries() {
    assertEquals(Optional.of("libbitwuzlaj-x64.so"), NativeLibrary.fileName("Linux", "amd64"));
    assertEquals(Optional.of("libbitwuzlaj-arm64.so"), NativeLibrary.fileName("Linux", "aarch64"));
    assertEquals(
        Optional.of("libbitwuzlaj-x64.dll"), NativeLibrary.fileName("Windows 11", "amd64"));
    assertEquals(Optional.empty(), NativeLibrary.fileName("Mac OS X", "aarch64"));
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, architectures = "amd64")
  void theLibraryLoads() {
    assertTrue(Bitwuzla.isAvailable());
  }
}
