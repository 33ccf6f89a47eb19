package dev.waymark.benchmarks.search;

import java.nio.file.Path;
import java.util.Map;

/** A program to search, and where it is entered. */
public sealed interface SearchSubject permits WrittenSubject, GeneratedSubject {
  /** What rows call it. */
  String name();

  /** The internal name of the class of the entry. */
  String type();

  /** The name of the entry, which is static. */
  String method();

  /** The parameters and the result of the entry, as class files write them. */
  String descriptor();

  /** How long arrays and strings are, by the name of the parameter; texts may end before. */
  Map<String, Integer> lengths();

  /**
   * Where the classes are: a folder or a jar.
   *
   * @param scratch an empty folder to put them if they do not exist yet
   */
  Path classes(Path scratch);

  /** Whether the class with this internal name is part of the program, and its branches count. */
  boolean includes(String name);
}
