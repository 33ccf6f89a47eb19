package dev.waymark.instrument.internal;

import dev.waymark.program.ir.MethodRef;
import java.util.Set;
import java.util.regex.Pattern;

/** Methods of the JDK that move references about, and never look at what is in them. */
final class Movers {
  private static final Pattern METHODS =
      Pattern.compile(
          "java/util/(Array|Linked)?List\\.(add|get|set|size|isEmpty|clear|iterator|listIterator"
              + "|addAll|subList|toArray|remove\\(I\\).*|of|copyOf|forEach|<init>|stream).*"
              + "|java/util/Collection\\.(size|isEmpty|iterator|forEach|clear|toArray|stream).*"
              + "|java/lang/Iterable\\.(iterator|forEach).*"
              + "|java/util/(Linked)?(Hash|Tree)?(Set|Map)\\.(size|isEmpty|iterator|values|entrySet"
              + "|keySet|clear|forEach|<init>\\((I|IF)?\\)).*"
              + "|java/util/(Array)?(Deque|Queue)\\.(add|push|pop|peek|poll|offer|remove\\(\\)|size"
              + "|isEmpty|get|iterator|<init>).*"
              + "|java/util/(List)?Iterator\\..*"
              + "|java/util/Map\\$Entry\\.(getKey|getValue|setValue).*"
              + "|java/util/Optional\\.(of|get|isPresent|isEmpty|orElse|empty|map|ifPresent|filter).*"
              + "|java/util/Objects\\.(requireNonNull|isNull|nonNull).*"
              + "|java/util/Arrays\\.asList.*"
              + "|java/util/Collections\\.(unmodifiable|synchronized|empty|singletonList|addAll"
              + "|reverse).*"
              + "|java/lang/Object\\.(getClass|<init>|notify|wait).*"
              + "|java/lang/[A-Za-z]*(Exception|Error)\\..*");

  private static final Set<String> SURELY = Set.of("java/lang/Throwable", "java/lang/Class");

  private Movers() {}

  static boolean includes(MethodRef method) {
    return SURELY.contains(method.owner())
        || METHODS.matcher(method.owner() + "." + method.name() + method.descriptor()).matches();
  }
}
