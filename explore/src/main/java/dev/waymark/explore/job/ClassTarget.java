package dev.waymark.explore.job;

import dev.waymark.explore.input.CodeConstants;
import dev.waymark.explore.verdict.Skipped;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.making.Makers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A class to explore.
 *
 * @param type the class
 * @param entries the methods that tests call, in the order of the class
 * @param methods the methods whose branches are to be covered: those of the class and of classes
 *     nested in it; static initializers are not among them, for no input has a say there
 * @param skipped the methods that cannot be entries, and why
 * @param existing what is known of tests that somebody has written
 */
public record ClassTarget(
    ClassModel type,
    List<Entry> entries,
    List<MethodModel> methods,
    List<Skipped> skipped,
    Existing existing) {
  private static final Set<String> MADE_BY_COMPILERS = Set.of("<clinit>", "$deserializeLambda$");

  public ClassTarget {
    entries = List.copyOf(entries);
    methods = List.copyOf(methods);
    skipped = List.copyOf(skipped);
  }

  /** A target that there are no tests for. */
  public ClassTarget(
      ClassModel type, List<Entry> entries, List<MethodModel> methods, List<Skipped> skipped) {
    this(type, entries, methods, skipped, Existing.NONE);
  }

  /** This target, if there are tests that cover {@code branches} and have {@code constants}. */
  public ClassTarget with(Set<Branch> branches, CodeConstants constants) {
    Set<MethodRef> own = new HashSet<>();
    methods.forEach(each -> own.add(each.ref()));
    List<Branch> known =
        branches.stream()
            .filter(each -> own.contains(each.method()))
            .sorted(Comparator.comparing(Branch::toString))
            .toList();
    return new ClassTarget(type, entries, methods, skipped, new Existing(known, constants));
  }

  /** One method, and its branches alone. */
  public static ClassTarget of(Entry entry) {
    MethodModel method = entry.method();
    return new ClassTarget(method.owner(), List.of(entry), List.of(method), List.of());
  }

  /** All of {@code type} that can be used, and the branches of {@code nested}. */
  static ClassTarget of(ClassModel type, List<ClassModel> nested) {
    List<Entry> entries = new ArrayList<>();
    List<Skipped> skipped = new ArrayList<>();
    Makers makers = Makers.nextTo(type);
    for (MethodModel method : type.methods()) {
      if (isCallable(method)) {
        addEntry(method, makers, entries, skipped);
      }
    }
    List<MethodModel> methods = new ArrayList<>();
    addMethods(type, methods, skipped);
    for (ClassModel each : nested) {
      addMethods(each, methods, skipped);
      each.methods().stream()
          .filter(method -> isCallable(method) || isDisguised(method))
          .forEach(method -> addEntry(method, makers, entries, skipped));
    }
    return new ClassTarget(type, entries, methods, skipped);
  }

  /** Whether there is a method that tests can call, also of what {@code nested} have. */
  static boolean hasEntries(ClassModel type, List<ClassModel> nested) {
    Makers makers = Makers.nextTo(type);
    return Stream.concat(Stream.of(type), nested.stream())
        .flatMap(each -> each.methods().stream())
        .filter(method -> isCallable(method) || isDisguised(method))
        .anyMatch(method -> isEntry(method, makers));
  }

  private static boolean isEntry(MethodModel method, Makers makers) {
    List<Entry> entries = new ArrayList<>();
    addEntry(method, makers, entries, new ArrayList<>());
    return !entries.isEmpty();
  }

  private static boolean isCallable(MethodModel method) {
    return method.hasCode()
        && !method.isSynthetic()
        && !method.isPrivate()
        && !method.name().equals("<clinit>")
        && !Entry.isOfEveryEnum(method)
        && isVisible(method.owner());
  }

  private static boolean isDisguised(MethodModel method) {
    return method.hasCode() && !isVisible(method.owner()) && Entry.isDisguised(method);
  }

  /** Whether tests may name the class. */
  private static boolean isVisible(ClassModel type) {
    return type.canBeNamedFrom(type.testPackage());
  }

  private static void addEntry(
      MethodModel method, Makers makers, List<Entry> entries, List<Skipped> skipped) {
    try {
      method.code();
      entries.add(Entry.of(method, makers));
    } catch (ProgramException e) {
      skipped.add(new Skipped(method.toString(), String.valueOf(e.getMessage())));
    }
  }

  private static void addMethods(
      ClassModel type, List<MethodModel> methods, List<Skipped> skipped) {
    for (MethodModel method : type.methods()) {
      if (!method.hasCode() || isMadeByCompiler(method)) {
        continue;
      }
      try {
        method.branchPoints();
        methods.add(method);
      } catch (ProgramException e) {
        skipped.add(new Skipped(method.toString(), String.valueOf(e.getMessage())));
      }
    }
  }

  /** Whether nobody has written the method; the bodies of lambdas are written. */
  private static boolean isMadeByCompiler(MethodModel method) {
    boolean isLambda = method.name().startsWith("lambda$");
    return MADE_BY_COMPILERS.contains(method.name())
        || (method.isSynthetic() && !isLambda)
        || Entry.isOfEveryEnum(method);
  }
}
