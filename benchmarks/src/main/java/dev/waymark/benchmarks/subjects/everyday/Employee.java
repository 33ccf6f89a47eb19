package dev.waymark.benchmarks.subjects.everyday;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.Period;
import java.util.Locale;
import java.util.Objects;

/** Somebody who works for the company. */
public class Employee implements Comparable<Employee> {
  private final long id;
  private final String firstName;
  private String lastName;
  private String email;
  private LocalDate hiredOn;
  private LocalDate leftOn;
  private BigDecimal salary = BigDecimal.ZERO;
  private Employee manager;

  public Employee(long id, String firstName, String lastName) {
    if (id <= 0) {
      throw new IllegalArgumentException("id must be positive: " + id);
    }
    this.id = id;
    this.firstName = requireText(firstName, "firstName");
    this.lastName = requireText(lastName, "lastName");
  }

  public long getId() {
    return id;
  }

  public void setLastName(String lastName) {
    this.lastName = requireText(lastName, "lastName");
  }

  public String getFullName() {
    return firstName + " " + lastName;
  }

  public String getEmail() {
    return email;
  }

  public void setEmail(String email) {
    if (email != null && !email.matches("[^@\\s]+@[^@\\s]+\\.[a-z]{2,}")) {
      throw new IllegalArgumentException("Invalid email address: " + email);
    }
    this.email = email;
  }

  public void setHiredOn(LocalDate hiredOn) {
    if (leftOn != null && (hiredOn == null || hiredOn.isAfter(leftOn))) {
      throw new IllegalArgumentException("Must be hired before " + leftOn);
    }
    this.hiredOn = hiredOn;
  }

  public void setLeftOn(LocalDate leftOn) {
    if (leftOn != null && (hiredOn == null || leftOn.isBefore(hiredOn))) {
      throw new IllegalArgumentException("Must be hired before leaving");
    }
    this.leftOn = leftOn;
  }

  public BigDecimal getSalary() {
    return salary;
  }

  /** Sets the salary, which must not be higher than that of the manager. */
  public void setSalary(BigDecimal salary) {
    if (salary.signum() < 0) {
      throw new IllegalArgumentException("Negative salary: " + salary);
    }
    if (manager != null && salary.compareTo(manager.salary) > 0) {
      throw new IllegalArgumentException("More than the salary of " + manager.getFullName());
    }
    this.salary = salary;
  }

  public void setManager(Employee manager) {
    for (Employee boss = manager; boss != null; boss = boss.manager) {
      if (boss.equals(this)) {
        throw new IllegalArgumentException(getFullName() + " cannot manage themselves");
      }
    }
    this.manager = manager;
  }

  public boolean isActive(LocalDate day) {
    return hiredOn != null && !day.isBefore(hiredOn) && (leftOn == null || !day.isAfter(leftOn));
  }

  /** How many days off the employee has in a year, which grows with the time at the company. */
  public int vacationDays(LocalDate day) {
    if (!isActive(day)) {
      return 0;
    }
    int years = Period.between(hiredOn, day).getYears();
    if (years < 1) {
      return 20;
    }
    return years < 5 ? 25 : 30;
  }

  @Override
  public int compareTo(Employee other) {
    int result = lastName.compareToIgnoreCase(other.lastName);
    if (result == 0) {
      result = firstName.compareToIgnoreCase(other.firstName);
    }
    return result != 0 ? result : Long.compare(id, other.id);
  }

  @Override
  public boolean equals(Object object) {
    if (this == object) {
      return true;
    }
    return object instanceof Employee other
        && id == other.id
        && lastName.equalsIgnoreCase(other.lastName)
        && firstName.equalsIgnoreCase(other.firstName);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, lastName.toLowerCase(Locale.ROOT), firstName.toLowerCase(Locale.ROOT));
  }

  private static String requireText(String text, String property) {
    if (text == null || text.isBlank()) {
      throw new IllegalArgumentException(property + " must not be empty");
    }
    return text.strip();
  }
}
