package dev.waymark.explore.verdict;

import dev.waymark.instrument.jdk.ReferenceMovers;
import dev.waymark.program.ClassModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.MethodRef;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Which code outside of the program does the same each time: its result, what it writes and whether
 * it throws depend on its arguments alone, and it calls nothing back. What is not known to be like
 * that is not.
 */
final class PureJdkCode {
  private static final String LANG = "java/lang/";
  private static final Set<String> PURE =
      Set.of(
          "Math",
          "StrictMath",
          "Boolean",
          "Byte",
          "Character",
          "Short",
          "Integer",
          "Long",
          "Float",
          "Double",
          "Enum",
          "String",
          "StringBuilder");

  /** Methods of the classes above that ask for more than their arguments. */
  private static final Pattern ASKING =
      Pattern.compile(
          "(Strict)?Math\\.random.*"
              + "|Boolean\\.getBoolean.*|Integer\\.getInteger.*|Long\\.getLong.*"
              + "|(Enum|StringBuilder)\\.hashCode.*"
              + "|String\\.(format|formatted|getBytes\\(\\)|to(Low|Upp)erCase\\(\\)).*"
              + "|String\\.<init>\\(\\[B[^L]*\\)V"
              // They call methods of what they are given.
              + "|String\\.(valueOf|join)\\([^)]*L.*"
              + "|StringBuilder\\.(append|insert)\\(.*Ljava/lang/(Object|CharSequence);.*");

  /** Methods without a result whose effect is plain. */
  private static final Pattern PLAIN =
      Pattern.compile(
          "java/lang/(Object|Record)\\.<init>\\(\\)V"
              + "|java/lang/Object\\.notify(All)?\\(\\)V"
              + "|java/lang/Throwable\\.addSuppressed.*"
              + "|java/lang/System\\.arraycopy.*"
              + "|java/io/PrintStream\\.print(ln)?\\((|[ZCIJFD]|\\[C|Ljava/lang/String;)\\)V"
              + "|java/util/Arrays\\.(fill|sort)\\([^L]*\\)V");

  /** Containers whose results follow from what was done to them, hashes of objects apart. */
  private static final Pattern CONTAINERS =
      Pattern.compile(
          "java/util/(Array|Linked)?List\\.(add|addAll|get|set|remove|contains|indexOf|lastIndexOf"
              + "|equals|of|sort|iterator|listIterator|subList|clear)\\(.*"
              + "|java/util/([A-Za-z]*(Set|Map)|Collection)\\.(add|contains|remove|get|put"
              + "|getOrDefault|putIfAbsent|containsKey|containsValue|equals)\\(.*"
              + "|java/util/Optional\\.equals\\(.*"
              + "|java/util/Objects\\.(equals|checkIndex)\\(.*"
              + "|java/util/Collections\\.(sort|max|min|frequency)\\(.*"
              + "|java/util/Comparator\\.(naturalOrder|reverseOrder)\\(.*"
              + "|java/util/Arrays\\.(equals|copyOf|copyOfRange|hashCode|binarySearch)\\(\\[[A-Z].*"
              + "|java/lang/(Object\\.equals|Comparable\\.compareTo)\\(.*");

  /** What is final in every enum, by name and descriptor. */
  private static final Set<String> ORDER =
      Set.of("ordinal()I", "name()Ljava/lang/String;", "compareTo(Ljava/lang/Enum;)I");

  /** What movers tell that is another each time, or whom they may call. */
  private static final Pattern UNFORESEEN =
      Pattern.compile(
          "java/lang/(Class|Throwable|[A-Za-z]*(Exception|Error))\\..*|java/lang/Object\\.wait.*"
              + "|java/util/concurrent/.*"
              + "|.*\\.(forEach|forEachRemaining|map|flatMap|or|orElseGet|orElseThrow|ifPresent[A-Za-z]*"
              + "|requireNonNullElseGet)\\(.*|.*Ljava/util/(function/[A-Za-z]*|Comparator);.*");

  /** What containers call of their elements. */
  static final Map<String, String> CALLED_BACK =
      Map.of(
          "equals", "(Ljava/lang/Object;)Z",
          "hashCode", "()I",
          "compareTo", "(Ljava/lang/Object;)I",
          "compare", "(Ljava/lang/Object;Ljava/lang/Object;)I");

  /** What concatenation shows without calling back: numbers, strings and boxes. */
  private static final Pattern SHOWN =
      Pattern.compile(
          "\\(([ZBCSIJFD]|Ljava/lang/(String|Boolean|Byte|Character|Short|Integer|Long|Float|Double);)*\\).*");

  private final ClassHierarchy hierarchy;

  PureJdkCode(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  boolean isForeseeable(MethodRef method) {
    String owner = method.owner();
    String call = owner + "." + method.name() + method.descriptor();
    if (owner.startsWith("[")) {
      return method.name().equals("clone");
    }
    if (owner.startsWith(LANG) && PURE.contains(owner.substring(LANG.length()))) {
      return !ASKING.matcher(call.substring(LANG.length())).matches();
    }
    if (mayCallBack(method) || isOfEveryEnum(method)) {
      return true;
    }
    if (ReferenceMovers.includes(method) && !UNFORESEEN.matcher(call).matches()) {
      return true;
    }
    boolean isException =
        method.name().equals("<init>") && hierarchy.isSubtype(owner, "java/lang/Throwable");
    return isException || PLAIN.matcher(call).matches();
  }

  /** Whether the method tells which constants an enum has, or where one stands among them. */
  private boolean isOfEveryEnum(MethodRef method) {
    String name = method.name() + method.descriptor();
    return hierarchy.isSubtype(method.owner(), "java/lang/Enum")
        && (ORDER.contains(name) || name.equals("values()[L" + method.owner() + ";"));
  }

  /** Whether the method is one of a container that calls {@link #CALLED_BACK} of its elements. */
  boolean mayCallBack(MethodRef method) {
    return CONTAINERS.matcher(method.owner() + "." + method.name() + method.descriptor()).matches();
  }

  /**
   * Whether a static field is the same everywhere and always. Objects are judged by what they are
   * asked; numbers and strings are answers already, unless they stand in the class file. The
   * streams of System are final in name only.
   */
  boolean isForeseeable(FieldRef field) {
    ClassModel owner = hierarchy.find(field.owner());
    if (owner == null || !owner.isFinal(field) || field.owner().equals("java/lang/System")) {
      return false;
    }
    boolean isObject =
        field.descriptor().length() > 1 && !field.descriptor().equals("Ljava/lang/String;");
    return isObject || owner.constantValue(field) != null;
  }

  boolean isForeseeable(InvokeDynamic linked) {
    String owner = linked.bootstrap().method().owner();
    return owner.equals("java/lang/invoke/LambdaMetafactory")
        || (owner.equals("java/lang/invoke/StringConcatFactory")
            && SHOWN.matcher(linked.descriptor()).matches());
  }
}
