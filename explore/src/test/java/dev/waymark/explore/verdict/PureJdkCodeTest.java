package dev.waymark.explore.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.MethodRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PureJdkCodeTest {
  private static final PureJdkCode LIBRARY = new PureJdkCode(Sample.CALLS.hierarchy());

  @ParameterizedTest
  @CsvSource({
    "java/lang/Math, abs, (I)I, true",
    "java/lang/Math, random, ()D, false",
    "java/lang/Integer, getInteger, (Ljava/lang/String;)Ljava/lang/Integer;, false",
    "java/lang/Integer, parseInt, (Ljava/lang/String;)I, true",
    "java/lang/String, toLowerCase, ()Ljava/lang/String;, false",
    "java/lang/String, toLowerCase, (Ljava/util/Locale;)Ljava/lang/String;, true",
    "java/lang/String, valueOf, (Ljava/lang/Object;)Ljava/lang/String;, false",
    "java/lang/StringBuilder, append, (I)Ljava/lang/StringBuilder;, true",
    "java/lang/StringBuilder, append, (Ljava/lang/Object;)Ljava/lang/StringBuilder;, false",
    "java/lang/Enum, hashCode, ()I, false",
    "java/lang/System, nanoTime, ()J, false",
    "java/lang/System, arraycopy, (Ljava/lang/Object;ILjava/lang/Object;II)V, true",
    "java/lang/Object, <init>, ()V, true",
    "java/lang/Object, hashCode, ()I, false",
    "java/util/ArrayList, get, (I)Ljava/lang/Object;, true",
    "java/util/Random, nextInt, ()I, false",
    "java/lang/IllegalStateException, <init>, ()V, true",
    "java/lang/Thread, <init>, ()V, false",
    "[I, clone, ()Ljava/lang/Object;, true",
    "[I, hashCode, ()I, false",
    "java/util/concurrent/TimeUnit, ordinal, ()I, true",
    "java/util/concurrent/TimeUnit, values, ()[Ljava/util/concurrent/TimeUnit;, true",
    "java/util/concurrent/TimeUnit, sleep, (J)V, false"
  })
  void methodsThatDoTheSameEachTimeAreKnown(
      String owner, String name, String descriptor, boolean isKnown) {
    assertEquals(isKnown, LIBRARY.isForeseeable(new MethodRef(owner, name, descriptor)));
  }

  @Test
  void containersCallTheirElements() {
    assertTrue(
        LIBRARY.mayCallBack(new MethodRef("java/util/List", "contains", "(Ljava/lang/Object;)Z")));
    assertFalse(LIBRARY.mayCallBack(new MethodRef("java/util/List", "size", "()I")));
  }

  @ParameterizedTest
  @CsvSource({
    "java/lang/System, out, Ljava/io/PrintStream;, false",
    "java/io/File, separatorChar, C, false",
    "java/io/File, separator, Ljava/lang/String;, false",
    "java/lang/Integer, MAX_VALUE, I, true",
    "java/math/BigInteger, ONE, Ljava/math/BigInteger;, true",
    "no/such/Type, ANY, Ljava/lang/Object;, false"
  })
  void fieldsThatNeverChangeAreKnown(
      String owner, String name, String descriptor, boolean isKnown) {
    assertEquals(isKnown, LIBRARY.isForeseeable(new FieldRef(owner, name, descriptor)));
  }
}
