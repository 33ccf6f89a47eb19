package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * docs/reference.md says what the command line says. If a change is meant, run this test with
 * {@code -Dwaymark.docs=write}.
 */
class ReferenceTest {
  private static final Path FILE = Path.of("../docs/reference.md");

  @Test
  void thePageIsWhatTheCommandLineSays() throws IOException {
    String reference = Reference.of(Commands.all());
    if ("write".equals(System.getProperty("waymark.docs"))) {
      Files.writeString(FILE, reference);
    }
    assertEquals(Files.readString(FILE), reference);
  }

  @Test
  void everyCommandAndOptionIsDescribed() {
    for (CommandLine command : Commands.all().getSubcommands().values()) {
      CommandSpec spec = command.getCommandSpec();
      assertFalse(isEmpty(spec.usageMessage().description()), spec.name());
      Stream.of(spec.options(), spec.positionalParameters())
          .<ArgSpec>flatMap(List::stream)
          .forEach(each -> assertFalse(isEmpty(each.description()), each.toString()));
    }
  }

  private static boolean isEmpty(String[] description) {
    return Arrays.stream(description).allMatch(String::isBlank);
  }
}
