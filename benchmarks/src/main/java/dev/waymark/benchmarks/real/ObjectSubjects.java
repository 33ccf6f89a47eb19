package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.subjects.everyday.Bank;
import dev.waymark.benchmarks.subjects.everyday.BookingCalendar;
import dev.waymark.benchmarks.subjects.everyday.ConfigurationReader;
import dev.waymark.benchmarks.subjects.everyday.CsvReader;
import dev.waymark.benchmarks.subjects.everyday.DateRange;
import dev.waymark.benchmarks.subjects.everyday.Employee;
import dev.waymark.benchmarks.subjects.everyday.EventBus;
import dev.waymark.benchmarks.subjects.everyday.ExpiringCache;
import dev.waymark.benchmarks.subjects.everyday.ExpressionInterpreter;
import dev.waymark.benchmarks.subjects.everyday.FileSession;
import dev.waymark.benchmarks.subjects.everyday.FilteringIterator;
import dev.waymark.benchmarks.subjects.everyday.Inventory;
import dev.waymark.benchmarks.subjects.everyday.InvoiceCalculator;
import dev.waymark.benchmarks.subjects.everyday.LoanSchedule;
import dev.waymark.benchmarks.subjects.everyday.LruCache;
import dev.waymark.benchmarks.subjects.everyday.OrderService;
import dev.waymark.benchmarks.subjects.everyday.OrderStateMachine;
import dev.waymark.benchmarks.subjects.everyday.PermissionChecker;
import dev.waymark.benchmarks.subjects.everyday.QueryBuilder;
import dev.waymark.benchmarks.subjects.everyday.RateLimiter;
import dev.waymark.benchmarks.subjects.everyday.RequestBuilder;
import dev.waymark.benchmarks.subjects.everyday.RingBuffer;
import dev.waymark.benchmarks.subjects.everyday.SearchTree;
import dev.waymark.benchmarks.subjects.everyday.ShapeReport;
import dev.waymark.benchmarks.subjects.everyday.ShoppingCart;
import dev.waymark.benchmarks.subjects.everyday.SinglyLinkedList;
import dev.waymark.benchmarks.subjects.everyday.TemplateRenderer;
import dev.waymark.benchmarks.subjects.everyday.UserRegistrationService;
import dev.waymark.benchmarks.subjects.everyday.VendingMachine;
import dev.waymark.benchmarks.subjects.everyday.VersionComparator;
import dev.waymark.benchmarks.table.Subjects;
import dev.waymark.program.ClassPath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Classes that need objects in some state, collaborators, and types of the JDK. */
final class ObjectSubjects {
  private static final Set<String> QUICK = Set.of("RingBuffer", "ShapeReport");

  private static final List<Class<?>> EVERYDAY =
      List.of(
          OrderService.class,
          UserRegistrationService.class,
          ShoppingCart.class,
          InvoiceCalculator.class,
          DateRange.class,
          BookingCalendar.class,
          LruCache.class,
          ExpiringCache.class,
          OrderStateMachine.class,
          VendingMachine.class,
          RequestBuilder.class,
          QueryBuilder.class,
          ConfigurationReader.class,
          CsvReader.class,
          RateLimiter.class,
          PermissionChecker.class,
          EventBus.class,
          ShapeReport.class,
          FilteringIterator.class,
          VersionComparator.class,
          RingBuffer.class,
          SinglyLinkedList.class,
          SearchTree.class,
          ExpressionInterpreter.class,
          Bank.class,
          Inventory.class,
          TemplateRenderer.class,
          LoanSchedule.class,
          FileSession.class,
          Employee.class);

  private ObjectSubjects() {}

  /** Classes of our own, such as applications have. */
  static List<RealSubject> everyday() {
    List<RealSubject> all = new ArrayList<>();
    for (Class<?> type : EVERYDAY) {
      all.add(subject(type.getName(), ClassPath.placeOf(type)));
    }
    return all;
  }

  /** Classes of libraries that the table {@code real} does not have. */
  static List<RealSubject> ofLibraries(Subjects libraries) {
    List<RealSubject> all = new ArrayList<>();
    String collections = "org.apache.commons.collections4.";
    Path jar = libraries.jar("commons-collections4");
    all.add(subject(collections + "queue.CircularFifoQueue", jar));
    all.add(subject(collections + "bag.HashBag", jar));
    all.add(subject(collections + "list.FixedSizeList", jar));
    all.add(subject(collections + "iterators.FilterIterator", jar));
    String text = "org.apache.commons.text.";
    jar = libraries.jar("commons-text");
    Path lang = libraries.jar("commons-lang3");
    all.add(subject(text + "StringTokenizer", jar, lang));
    all.add(subject(text + "StringSubstitutor", jar, lang));
    all.add(subject(text + "similarity.LevenshteinResults", jar, lang));
    String money = "org.joda.money.";
    jar = libraries.jar("joda-money");
    all.add(subject(money + "Money", jar));
    all.add(subject(money + "BigMoney", jar));
    all.add(subject(money + "CurrencyUnit", jar));
    return all;
  }

  private static RealSubject subject(String className, Path... places) {
    String name = className.substring(className.lastIndexOf('.') + 1);
    return new RealSubject(name, Extent.of(className), List.of(places));
  }

  /** Whether it is measured even if there is little time. */
  static boolean isQuick(RealSubject subject) {
    return QUICK.contains(subject.name());
  }
}
