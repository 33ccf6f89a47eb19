package dev.waymark.instrument.jdk;

import dev.waymark.program.ir.MethodRef;
import java.util.regex.Pattern;

/**
 * Methods of the JDK that move references about, and never look at what is in them: not by {@code
 * equals}, {@code hashCode} or {@code compareTo} either, and where elements are iterated over, not
 * in an order that depends on those. Numbers among their arguments are looked at.
 */
public final class ReferenceMovers {
  private static final Pattern METHODS =
      Pattern.compile(
          // Lists and what has two ends
          "java/util/(Array|Linked|Abstract|AbstractSequential)?List\\.(add\\(.*|get|set|size|isEmpty"
              + "|clear|iterator|listIterator|subList|toArray|remove\\(I\\).*|of|forEach"
              + "|<init>\\(I?\\).*|ensureCapacity|trimToSize).*"
              + "|java/util/(Deque|ArrayDeque|LinkedList)\\.(add|addFirst|addLast|push|pop|peek|"
              + "peekFirst|peekLast|poll|pollFirst|pollLast|offer|offerFirst|offerLast|removeFirst"
              + "|removeLast|remove|getFirst|getLast|element|size|isEmpty|iterator|clear"
              + "|descendingIterator|<init>)\\((|I|Ljava/lang/Object;)\\).*"
              // What all containers know, and views of them
              + "|java/util/([A-Za-z]*(Set|Map|Queue)|Collection)\\.(size|isEmpty|clear|keySet|entrySet"
              + "|values|navigableKeySet|descending[A-Za-z]*)\\(\\).*"
              + "|java/util/(Linked)?(Hash|Tree)(Set|Map)\\.<init>\\((I|IF|IFZ|Ljava/util/Comparator;)?\\)V"
              + "|java/util/(Tree|Sorted|Navigable)(Set|Map)\\.(poll)?([Ff]irst|[Ll]ast)(Key|Entry)?\\(\\).*"
              + "|java/util/(List)?Iterator\\..*"
              + "|java/util/Map\\$Entry\\.(getKey|getValue|setValue)\\(.*"
              + "|java/util/Map\\.entry\\(.*"
              + "|java/util/Optional\\.(of|ofNullable|get|isPresent|isEmpty|orElse|orElseGet"
              + "|orElseThrow|or|empty|map|flatMap|ifPresent|ifPresentOrElse)\\(.*"
              + "|java/util/Objects\\.(requireNonNull|requireNonNullElse|requireNonNullElseGet|isNull"
              + "|nonNull)\\(.*|java/util/Arrays\\.asList\\(.*"
              + "|java/util/Collections\\.((unmodifiable|synchronized)(List|Map|Set)|empty[A-Za-z]*"
              + "|singletonList|reverse|swap)\\(.*"
              + "|java/util/concurrent/atomic/AtomicReference\\.(<init>|get|set|getAndSet)\\(.*"
              + "|java/lang/Object\\.(getClass|<init>|notify|notifyAll|wait)\\(.*"
              + "|java/lang/Class\\.[A-Za-z]*\\((?!Ljava/lang/String;).*"
              + "|java/lang/([A-Za-z]*(Exception|Error)|Throwable)\\.(?!toString\\()[A-Za-z<>]*"
              + "\\((?!Ljava/lang/Object;).*");

  private ReferenceMovers() {}

  public static boolean includes(MethodRef method) {
    return METHODS.matcher(method.owner() + "." + method.name() + method.descriptor()).matches();
  }
}
