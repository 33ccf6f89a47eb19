package dev.waymark.library.java.util;

import dev.waymark.library.stream.ObjectSources;
import dev.waymark.library.value.Keys;
import dev.waymark.library.value.ListEquality;
import dev.waymark.library.value.Membership;
import dev.waymark.library.value.Values;
import dev.waymark.probe.Carriers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@link Collection}: lists as they are, sets by their keys; others lose if something carries. */
public final class CollectionModel {
  private CollectionModel() {}

  private static boolean isSequence(Object self) {
    return self instanceof List<?> || self instanceof Deque<?>;
  }

  public static boolean add(Collection<@Nullable Object> self, @Nullable Object element) {
    if (!Values.isForeign(self)) {
      return self.add(element);
    }
    if (self instanceof Set<?>) {
      Keys.decide(self, element);
    } else if (!isSequence(self)) {
      Membership.loseIfReached(self, element);
    }
    return self.add(element);
  }

  @SuppressWarnings("unchecked")
  public static Stream<?> stream(Collection<?> self) {
    return ObjectSources.includes(self)
        ? ObjectSources.list((List<@Nullable Object>) self)
        : self.stream();
  }

  public static boolean contains(Collection<?> self, @Nullable Object wanted) {
    return Membership.contains(self, wanted);
  }

  public static boolean remove(Collection<?> self, @Nullable Object wanted) {
    if (!Values.isForeign(self)) {
      return Membership.own(self).remove(wanted);
    }
    if (self instanceof List<?> list && isEditable(self)) {
      int index = ListEquality.indexOf(list, wanted);
      if (index >= 0) {
        list.remove(index);
      }
      return index >= 0;
    }
    if (self instanceof Set<?>) {
      Keys.decide(self, wanted);
    } else if (isSequence(self) && wanted != null) {
      Membership.isAmong(self, wanted);
    } else {
      Membership.loseIfReached(self, wanted);
    }
    return self.remove(wanted);
  }

  /** Whether an element can be taken out, or is refused just then. */
  private static boolean isEditable(Object self) {
    String name = self.getClass().getName();
    return name.equals("java.util.ArrayList")
        || name.equals("java.util.LinkedList")
        || name.equals("java.util.Arrays$ArrayList");
  }

  public static boolean containsAll(Collection<?> self, Collection<?> wanted) {
    return Membership.containsAll(self, wanted);
  }

  public static boolean addAll(Collection<@Nullable Object> self, Collection<?> added) {
    if (!Values.isForeign(self)) {
      return Membership.own(self).addAll(added);
    }
    Keys.loseOrder(added);
    if (self instanceof SortedSet<?> || (!isSequence(self) && !(self instanceof Set<?>))) {
      Membership.loseIfReached(self, added);
    } else if (self instanceof Set<?>) {
      decideAll(self, added);
    }
    return self.addAll(added);
  }

  private static void decideAll(Collection<?> self, Collection<?> added) {
    List<@Nullable Object> before = new ArrayList<>();
    for (Object each : added) {
      Keys.decide(self, each);
      Keys.decide(before, each);
      before.add(each);
    }
  }

  public static boolean removeAll(Collection<?> self, Collection<?> removed) {
    decideAmong(self, removed);
    return self.removeAll(removed);
  }

  public static boolean retainAll(Collection<?> self, Collection<?> kept) {
    decideAmong(self, kept);
    return self.retainAll(kept);
  }

  /** Decides which elements are among {@code others}. */
  private static void decideAmong(Collection<?> self, @Nullable Collection<?> others) {
    if (others == null || !Values.isForeign(self) || !Values.isForeign(others)) {
      Membership.loseIfReached(self, others);
      return;
    }
    Keys.loseOrder(self);
    Keys.loseOrder(others);
    for (Object each : self) {
      if (each != null && (Carriers.reaches(each) || Carriers.reaches(others))) {
        Membership.isAmong(others, each);
      }
    }
  }

  public static <T> boolean removeIf(Collection<T> self, Predicate<? super T> condition) {
    if (!Values.isForeign(self) || condition == null || !isEditable(self)) {
      Membership.loseIfReached(self, null);
      return self.removeIf(condition);
    }
    List<Boolean> removed = new ArrayList<>();
    for (T element : self) {
      removed.add(Values.known(condition).test(element));
    }
    Iterator<Boolean> flags = removed.iterator();
    return self.removeIf(element -> flags.next());
  }

  public static @Nullable Object[] toArray(Collection<?> self) {
    Keys.loseOrder(self);
    return self.toArray();
  }

  public static <T> T[] toArray(Collection<?> self, T[] array) {
    Keys.loseOrder(self);
    return self.toArray(array);
  }
}
