package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links within the documentation lead to files and headings that exist. */
class LinksTest {
  private static final Pattern LINK =
      Pattern.compile("\\]\\((?!https?:)([^)#\\s]*)(?:#([^)\\s]+))?\\)");

  @ParameterizedTest
  @MethodSource("dev.waymark.cli.DocsTest#pages")
  void aLinkLeadsSomewhere(Path page) throws IOException {
    List<String> broken = new ArrayList<>();
    for (MatchResult link : LINK.matcher(Files.readString(page)).results().toList()) {
      if (!leadsSomewhere(page, link.group(1), link.group(2))) {
        broken.add(link.group());
      }
    }
    assertEquals(List.of(), broken);
  }

  @Test
  void aHeadingIsFoundByItsAnchor() throws IOException {
    Path readme = Path.of("../README.md");
    assertTrue(leadsSomewhere(readme, "", "how-it-works"));
    assertFalse(leadsSomewhere(readme, "", "no-such-heading"));
    assertFalse(leadsSomewhere(readme, "docs/none.md", null));
  }

  private static boolean leadsSomewhere(Path page, String file, @Nullable String anchor)
      throws IOException {
    Path target =
        file.isEmpty() ? page : Objects.requireNonNull(page.getParent()).resolve(file).normalize();
    if (anchor == null) {
      return Files.exists(target);
    }
    return Files.exists(target)
        && Files.readAllLines(target).stream()
            .anyMatch(line -> line.startsWith("#") && anchor(line).equals(anchor));
  }

  /** As GitHub makes it from a heading. */
  private static String anchor(String heading) {
    return heading
        .replaceFirst("^#+ ", "")
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\w -]", "")
        .replace(' ', '-');
  }
}
