package dev.waymark.path.defuse;

import dev.waymark.instrument.jdk.Models;
import dev.waymark.library.LibraryMember;
import dev.waymark.path.Callees;
import dev.waymark.path.Follower;
import dev.waymark.path.Naming;
import dev.waymark.path.World;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.term.Terms;
import dev.waymark.validation.agreement.Targets;
import dev.waymark.validation.oracle.ReferenceEvaluator;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The validation programs, to be evaluated and walked through. */
final class Ground {
  private final ClassSource own = Targets.classes();
  private final Program program =
      new Program(
          new ClassPath(List.of(own, ClassPath.open(ClassPath.placeOf(LibraryMember.class)))));
  private final ClassHierarchy hierarchy = ClassHierarchy.of(program);

  /** Calls lead where instrumented code leads them. */
  private final class Leads implements Callees {
    private final Models models = new Models(hierarchy);

    @Override
    public @Nullable MethodRef modelOf(MethodRef method) {
      return models.find(method);
    }

    @Override
    public boolean isModel(String type) {
      return Models.includes(type);
    }

    @Override
    public boolean isOpen(String type) {
      return hierarchy.scope().contains(type);
    }
  }

  Program program() {
    return program;
  }

  /** The target programs: public static methods. */
  List<Method> methods() {
    return Targets.methods(own);
  }

  MethodModel model(Method method) {
    String descriptor =
        java.lang.invoke.MethodType.methodType(method.getReturnType(), method.getParameterTypes())
            .descriptorString();
    return program
        .require(method.getDeclaringClass().getName())
        .require(method.getName() + descriptor);
  }

  /** The class, without what all have in common, and the method with its parameters. */
  String name(Method method) {
    return model(method).ref().toString().replaceFirst("dev[.]waymark[.]validation[.]", "");
  }

  boolean isOwn(String type) {
    return own.find(type) != null;
  }

  World world(Terms terms) {
    return new World(hierarchy, new Leads(), terms);
  }

  Walk walk(World world, GivenInput input, Naming naming) {
    return new Walk(world, input.script(), naming, Follower.NONE);
  }

  /** What an evaluation of {@code method} reads. */
  TracedUses trace(Method method, Object[] arguments) {
    TracedUses uses = new TracedUses(arguments);
    ReferenceEvaluator evaluator = new ReferenceEvaluator(own, uses);
    try {
      Class<?> stub = evaluator.load(method.getDeclaringClass().getName());
      stub.getMethod(method.getName(), method.getParameterTypes()).invoke(null, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof dev.waymark.validation.oracle.EvaluatorBug bug) {
        throw bug;
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    return uses;
  }
}
