package dev.waymark.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The page that lists every command and option, made from the command line itself. */
final class Reference {
  private final StringBuilder text = new StringBuilder();

  private Reference() {}

  static String of(CommandLine all) {
    Reference reference = new Reference();
    reference.line("# Commands and options");
    reference.line("");
    reference.line(
        "<!-- Made from the command line by ReferenceTest; change the sources of cli. -->");
    reference.line(
        "`waymark COMMAND --help` prints the same. [The guide](guide.md) shows them in use.");
    reference.commands(all);
    reference.optionsFromFile(all.getCommandSpec());
    reference.exitCodes(all.getCommandSpec());
    return reference.text.toString();
  }

  private void commands(CommandLine all) {
    all.getSubcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(spec -> !spec.usageMessage().hidden())
        .forEach(this::command);
  }

  private void command(CommandSpec spec) {
    line("");
    line("## waymark " + spec.name());
    line("");
    line(sentences(spec.usageMessage().description()));
    line("");
    line("```");
    line("waymark " + spec.name() + " [OPTION...]" + labels(spec));
    line("```");
    line("");
    line("| argument | meaning |");
    line("|---|---|");
    for (PositionalParamSpec each : spec.positionalParameters()) {
      row(each.paramLabel(), each);
    }
    for (OptionSpec each : spec.options()) {
      row(names(each), each);
    }
  }

  private static String labels(CommandSpec spec) {
    return spec.positionalParameters().stream()
        .map(each -> " " + each.paramLabel() + (each.arity().max() > 1 ? "..." : ""))
        .collect(Collectors.joining());
  }

  private static String names(OptionSpec option) {
    String names = String.join(", ", option.names());
    return option.arity().max() == 0 ? names : names + " " + option.paramLabel();
  }

  private void row(String name, ArgSpec argument) {
    String required = argument.isOption() && argument.required() ? " Required." : "";
    line("| `" + cell(name) + "` | " + cell(sentences(argument.description())) + required + " |");
  }

  private static String cell(String words) {
    return words.replace("|", "\\|");
  }

  private void optionsFromFile(CommandSpec spec) {
    line("");
    line("## Options from a file");
    line("");
    line(sentences(spec.usageMessage().footer()).replaceAll(" +", " ").strip());
  }

  private void exitCodes(CommandSpec spec) {
    line("");
    line("## Exit codes");
    line("");
    line("| code | meaning |");
    line("|---|---|");
    spec.usageMessage()
        .exitCodeList()
        .forEach((code, meaning) -> line("| " + code + " | " + meaning + " |"));
  }

  /** Escapes what Markdown would take for markup. */
  private static String sentences(String... description) {
    return String.format(Locale.ROOT, String.join(" ", List.of(description)))
        .replace("*", "\\*")
        .replace("<", "&lt;");
  }

  private void line(String words) {
    text.append(words).append('\n');
  }
}
