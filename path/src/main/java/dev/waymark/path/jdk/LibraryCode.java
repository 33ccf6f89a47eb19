package dev.waymark.path.jdk;

import dev.waymark.library.LibraryMember;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.MethodRef;
import org.jspecify.annotations.Nullable;

/** Finds the code of methods of the library, which is walked through like that of models. */
final class LibraryCode {
  private LibraryCode() {}

  /** The method; null if the library is not among the classes. */
  static @Nullable MethodModel find(ClassHierarchy hierarchy, LibraryMember member) {
    return hierarchy.resolve(new MethodRef(member.owner(), member.name(), member.descriptor()));
  }
}
