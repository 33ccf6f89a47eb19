package dev.waymark.explore.loop;

import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.Settings;
import dev.waymark.program.ClassSource;
import dev.waymark.target.Entry;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Stands for all that the result of an exploration depends on, time aside. */
public final class JobKey {
  private final ClassSource source;
  private @Nullable String classes;

  /** Keys for code in {@code source}, all of which is read when the first key is needed. */
  public JobKey(ClassSource source) {
    this.source = source;
  }

  /** Threads that need it at the same time wait, for reading all classes takes long. */
  private synchronized String classes() {
    String known = classes;
    if (known == null) {
      known = hash();
      classes = known;
    }
    return known;
  }

  private String hash() {
    MessageDigest digest = sha256();
    for (String name : source.names()) {
      byte[] bytes = source.find(name);
      digest.update(name.getBytes(StandardCharsets.UTF_8));
      digest.update(bytes == null ? new byte[0] : bytes);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Stands for an exploration of {@code entry} as part of {@code target}. */
  public String of(Entry entry, ClassTarget target, Settings settings) {
    return String.join(
        " ",
        "format 9",
        entry.method().toString(),
        "of " + target.entries().size() + " in " + target.type(),
        settings.strategy().toString(),
        "trying " + settings.trying(),
        settings.criterion().name(),
        settings.labels().toString(),
        "paths " + settings.paths(),
        settings.bounds().toString(),
        "existing " + target.existing(),
        "runs " + settings.budget().runs(),
        "seed " + settings.seed(),
        settings.assertions().toString(),
        "proving " + settings.proving(),
        "allowed " + settings.allowed().stream().sorted().toList(),
        "java " + Runtime.version(),
        "classes " + classes());
  }
}
