package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.MethodRef;
import org.jspecify.annotations.Nullable;

/** From the method that an instruction names to the method it means (JVMS 5.4.3.3, 5.4.3.4). */
final class MethodResolution {
  private static final String OBJECT = "java/lang/Object";

  private final ClassTable classes;
  private final SuperinterfaceMethods superinterfaces;

  MethodResolution(ClassTable classes, SuperinterfaceMethods superinterfaces) {
    this.classes = classes;
    this.superinterfaces = superinterfaces;
  }

  /** Resolves in a class or in an interface, whichever the owner is. */
  Lookup resolve(MethodRef method) {
    if (method.owner().startsWith("[")) {
      return inClass(OBJECT, method);
    }
    ClassModel owner = classes.find(method.owner());
    if (owner == null) {
      return Lookup.unknown();
    }
    return owner.isInterface() ? inInterface(owner, method) : inClass(owner.name(), method);
  }

  private Lookup inClass(String owner, MethodRef method) {
    for (ClassModel model : classes.lineage(owner)) {
      MethodModel declared = declaredOrPolymorphic(model, method);
      if (declared != null) {
        return Lookup.found(declared);
      }
    }
    return classes.hasWholeLineage(owner)
        ? superinterfaces.resolve(owner, method)
        : Lookup.unknown();
  }

  private static @Nullable MethodModel declaredOrPolymorphic(ClassModel owner, MethodRef method) {
    MethodModel polymorphic = SignaturePolymorphism.find(owner, method.name());
    return polymorphic == null ? owner.find(method.name(), method.descriptor()) : polymorphic;
  }

  private Lookup inInterface(ClassModel owner, MethodRef method) {
    MethodModel declared = owner.find(method.name(), method.descriptor());
    MethodModel found = declared == null ? ofObject(method) : declared;
    return found == null ? superinterfaces.resolve(owner.name(), method) : Lookup.found(found);
  }

  /** The public instance method of Object that every interface has too. */
  @Nullable MethodModel ofObject(MethodRef method) {
    ClassModel object = classes.find(OBJECT);
    MethodModel found = object == null ? null : object.find(method.name(), method.descriptor());
    return found != null && found.isPublic() && !found.isStatic() ? found : null;
  }
}
