package dev.waymark.benchmarks.search;

import dev.waymark.benchmarks.synthetic.ProgramFolders;
import dev.waymark.benchmarks.synthetic.SyntheticProgram;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A synthetic program, which is compiled when its classes are asked for. */
public record GeneratedSubject(SyntheticProgram program) implements SearchSubject {
  static GeneratedSubject of(int size, long seed) {
    return new GeneratedSubject(SyntheticProgram.of(size, seed));
  }

  @Override
  public String name() {
    return program.name();
  }

  @Override
  public String type() {
    return program.entryClass();
  }

  @Override
  public String method() {
    return SyntheticProgram.ENTRY_METHOD;
  }

  @Override
  public String descriptor() {
    return program.entryDescriptor();
  }

  @Override
  public Map<String, Integer> lengths() {
    return Map.of();
  }

  @Override
  public Path classes(Path scratch) {
    Path classes = scratch.resolve("classes");
    List<Path> files = ProgramFolders.write(program, scratch.resolve("source"));
    List<String> remarks = ProgramFolders.compile(files, classes);
    if (!remarks.isEmpty()) {
      throw new IllegalStateException(name() + ": " + remarks.get(0));
    }
    return classes;
  }

  @Override
  public boolean includes(String className) {
    return program.sources().containsKey(className);
  }
}
