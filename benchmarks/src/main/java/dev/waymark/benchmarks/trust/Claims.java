package dev.waymark.benchmarks.trust;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What Waymark says of the branches of classes, as {@code --json} tells it. */
record Claims(List<Claim> all) {
  Claims {
    all = List.copyOf(all);
  }

  static Claims read(Path file) {
    List<Claim> claims = new ArrayList<>();
    for (Json type : Json.read(file).at("classes").all()) {
      for (Json branch : type.at("branches").all()) {
        claims.add(
            new Claim(
                type.at("class").text(),
                branch.at("branch").text(),
                branch.at("verdict").text(),
                branch.at("explanation").text()));
      }
    }
    return new Claims(claims);
  }

  /** Those of {@code types}, with what is nested in them. */
  Claims of(List<String> types) {
    return new Claims(all.stream().filter(each -> isOf(each.type(), types)).toList());
  }

  private static boolean isOf(String type, List<String> types) {
    String simple = type.substring(type.lastIndexOf('.') + 1).split("\\$", 2)[0];
    return types.contains(simple);
  }

  /** Those on the branches with these labels. */
  Claims on(Set<String> branches) {
    return new Claims(all.stream().filter(each -> branches.contains(each.branch())).toList());
  }
}
