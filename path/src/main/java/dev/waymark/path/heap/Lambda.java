package dev.waymark.path.heap;

import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Invoke.Dispatch;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.LinkedConstant;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.NullConstant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a lambda or method reference does: calls of one method of an interface go to a method behind
 * it, with what was captured in front.
 *
 * @param method the method of the interface, whose owner is the interface
 * @param given the descriptor with the types that the arguments really have
 * @param tag the {@code REF_} kind of the method behind
 * @param behind the method behind
 * @param captured the types of what was captured
 */
public record Lambda(
    MethodRef method, String given, int tag, MethodRef behind, List<String> captured) {
  private static final String FACTORY = "java/lang/invoke/LambdaMetafactory";
  private static final int REF_STATIC = 6;
  private static final int REF_SPECIAL = 7;
  private static final int REF_NEW = 8;
  private static final int REF_INTERFACE = 9;

  public Lambda {
    captured = List.copyOf(captured);
  }

  /** What {@code call} makes; null if that is no lambda, or one with more than one method. */
  public static @Nullable Lambda of(InvokeDynamic call) {
    MethodRef factory = call.bootstrap().method();
    List<Object> arguments = call.bootstrap().arguments();
    if (!factory.owner().equals(FACTORY)
        || !factory.name().equals("metafactory")
        || !(arguments.get(0) instanceof LinkedConstant erased)
        || !(arguments.get(1) instanceof InvokeDynamic.Handle handle)
        || !(arguments.get(2) instanceof LinkedConstant given)) {
      return null;
    }
    String made = call.descriptor().substring(call.descriptor().indexOf(')') + 1);
    return new Lambda(
        new MethodRef(Types.named(made), call.name(), erased.text()),
        given.text(),
        handle.tag(),
        handle.target(),
        Types.parameters(call.descriptor()));
  }

  /** Whether the call of an abstract method that is named so comes here. */
  public boolean implementsMethod(MethodRef called) {
    return called.signature().equals(method.signature());
  }

  public boolean isConstructor() {
    return tag == REF_NEW;
  }

  public boolean hasReceiver() {
    return tag != REF_STATIC && tag != REF_NEW;
  }

  /** The types of all that the method behind is given, the receiver included. */
  public List<String> taken() {
    List<String> types = new ArrayList<>(Types.parameters(behind.descriptor()));
    if (hasReceiver()) {
      types.add(0, Types.descriptor(behind.owner()));
    }
    return types;
  }

  /** The types of all that the method behind is called with, before any conversion. */
  public List<String> passed() {
    List<String> types = new ArrayList<>(captured);
    types.addAll(Types.parameters(given));
    return types;
  }

  /** What the method behind returns, or makes. */
  public String result() {
    return isConstructor() ? Types.descriptor(behind.owner()) : Types.result(behind.descriptor());
  }

  /** The call of the method behind, as code would make it. */
  public Invoke call() {
    Dispatch dispatch =
        switch (tag) {
          case REF_STATIC -> Dispatch.STATIC;
          case REF_SPECIAL, REF_NEW -> Dispatch.SPECIAL;
          case REF_INTERFACE -> Dispatch.INTERFACE;
          default -> Dispatch.VIRTUAL;
        };
    NullConstant receiver = tag == REF_STATIC ? null : new NullConstant();
    return new Invoke(null, dispatch, behind, tag == REF_INTERFACE, receiver, List.of());
  }
}
