package dev.waymark.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the library publishes of itself exists. */
class LibraryMemberTest {
  static final List<LibraryMember> METHODS =
      List.of(
          LibraryMember.CONCAT_START,
          LibraryMember.CONCAT_FINISH,
          LibraryMember.RECORD_EQUAL,
          LibraryMember.RECORD_HASH,
          LibraryMember.RECORD_HASH_KNOWN,
          LibraryMember.SAME_BOX);

  private static void assertMethod(LibraryMember member) throws ReflectiveOperationException {
    Class<?> owner = Class.forName(member.owner().replace('/', '.'));
    MethodType type =
        MethodType.fromMethodDescriptorString(member.descriptor(), owner.getClassLoader());
    Class<?> result = owner.getMethod(member.name(), type.parameterArray()).getReturnType();
    assertEquals(type.returnType(), result);
  }

  @ParameterizedTest
  @FieldSource("METHODS")
  void methodsExist(LibraryMember member) throws ReflectiveOperationException {
    assertMethod(member);
  }

  @ParameterizedTest
  @ValueSource(strings = {"I", "J", "C", "Z", "F", "D", "Ljava/lang/String;", "Ljava/lang/Object;"})
  void piecesOfEveryKindCanBeAdded(String piece) throws ReflectiveOperationException {
    assertMethod(LibraryMember.concatAdd(piece));
  }

  @Test
  void theFieldExists() throws ReflectiveOperationException {
    LibraryMember count = LibraryMember.BUFFER_COUNT;
    assertEquals(Buffer.class.getName().replace('.', '/'), count.owner());
    Class<?> type = Buffer.class.getDeclaredField(count.name()).getType();
    assertEquals(type.descriptorString(), count.descriptor());
  }

  @ParameterizedTest
  @EnumSource
  void precautionsAreFoundByTheirMethods(LibraryMember.Precaution precaution) {
    String owner = precaution.owner().getName().replace('.', '/');
    assertEquals(precaution, LibraryMember.precaution(owner, precaution.method()));
    assertNull(LibraryMember.precaution(owner, "other"));
    assertTrue(
        Arrays.stream(precaution.owner().getDeclaredMethods())
            .anyMatch(each -> each.getName().equals(precaution.method())));
  }
}
