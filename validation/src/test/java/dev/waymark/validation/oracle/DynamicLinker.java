package dev.waymark.validation.oracle;

import dev.waymark.program.ir.CodeConstant;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.InvokeDynamic.Bootstrap;
import dev.waymark.program.ir.LinkedConstant;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.StringConstant;
import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.Opcodes;

/** Links call sites through their real bootstrap methods, and resolves the constants these take. */
final class DynamicLinker {
  /** {@code owner.name(descriptor) (tag)}, as ASM writes handles of methods. */
  private static final Pattern HANDLE =
      Pattern.compile("([^.]+)\\.([^(]+)(\\(.*\\)\\S+) \\((\\d)(?: itf)?\\)");

  private final Linker linker;
  private final Lookup lookup;

  DynamicLinker(Linker linker, Lookup lookup) {
    this.linker = linker;
    this.lookup = lookup;
  }

  MethodHandle link(InvokeDynamic call) {
    Bootstrap bootstrap = call.bootstrap();
    List<Object> arguments = new ArrayList<>();
    arguments.add(lookup);
    arguments.add(call.name());
    arguments.add(linker.methodType(call.descriptor()));
    bootstrap.arguments().forEach(argument -> arguments.add(staticArgument(argument)));
    try {
      MethodHandle method = handle(Opcodes.H_INVOKESTATIC, bootstrap.method());
      return ((CallSite) method.invokeWithArguments(arguments)).dynamicInvoker();
    } catch (Throwable e) {
      throw new EvaluatorBug("cannot link " + call, e);
    }
  }

  private Object staticArgument(Object argument) {
    if (argument instanceof InvokeDynamic.Handle handle) {
      return handle(handle.tag(), handle.target());
    }
    CodeConstant constant = (CodeConstant) argument;
    if (constant instanceof NumberConstant number) {
      return number.kind().box(number.bits());
    }
    return constant instanceof StringConstant text
        ? text.value()
        : constant((LinkedConstant) constant);
  }

  Object constant(LinkedConstant constant) {
    return switch (constant.sort()) {
      case CLASS -> linker.fieldType(constant.text());
      case METHOD_TYPE -> linker.methodType(constant.text());
      case METHOD_HANDLE -> parse(constant.text());
      case DYNAMIC -> throw new EvaluatorBug("dynamic constants are not supported: " + constant);
    };
  }

  private MethodHandle parse(String text) {
    Matcher parts = HANDLE.matcher(text);
    if (!parts.matches()) {
      throw new EvaluatorBug("not a method handle: " + text);
    }
    MethodRef target = new MethodRef(parts.group(1), parts.group(2), parts.group(3));
    return handle(Integer.parseInt(parts.group(4)), target);
  }

  private MethodHandle handle(int tag, MethodRef target) {
    try {
      return tag <= Opcodes.H_PUTSTATIC ? field(tag, target) : method(tag, target);
    } catch (ReflectiveOperationException e) {
      throw new EvaluatorBug("cannot resolve handle " + tag + " " + target, e);
    }
  }

  private MethodHandle field(int tag, MethodRef field) throws ReflectiveOperationException {
    Class<?> owner = linker.type(field.owner());
    Class<?> type = linker.fieldType(field.descriptor());
    return switch (tag) {
      case Opcodes.H_GETFIELD -> lookup.findGetter(owner, field.name(), type);
      case Opcodes.H_GETSTATIC -> lookup.findStaticGetter(owner, field.name(), type);
      case Opcodes.H_PUTFIELD -> lookup.findSetter(owner, field.name(), type);
      default -> lookup.findStaticSetter(owner, field.name(), type);
    };
  }

  private MethodHandle method(int tag, MethodRef method) throws ReflectiveOperationException {
    Class<?> owner = linker.type(method.owner());
    var type = linker.methodType(method.descriptor());
    return switch (tag) {
      case Opcodes.H_INVOKESTATIC -> lookup.findStatic(owner, method.name(), type);
      case Opcodes.H_INVOKESPECIAL ->
          lookup.findSpecial(owner, method.name(), type, lookup.lookupClass());
      case Opcodes.H_NEWINVOKESPECIAL -> lookup.findConstructor(owner, type);
      default -> lookup.findVirtual(owner, method.name(), type);
    };
  }
}
