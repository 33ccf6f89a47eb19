package dev.waymark.benchmarks.subjects.everyday;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Decides who may do what, by roles that can include other roles. */
public class PermissionChecker {
  private static final String ANY = "*";

  private final Map<String, Set<String>> permissionsByRole;
  private final Map<String, Set<String>> includedRoles;
  private final Map<String, Map<String, Set<String>>> rolesByTenantAndUser = new HashMap<>();
  private final Map<String, Set<String>> deniedByUser = new HashMap<>();

  public PermissionChecker(
      Map<String, Set<String>> permissionsByRole, Map<String, Set<String>> includedRoles) {
    for (Map.Entry<String, Set<String>> entry : includedRoles.entrySet()) {
      for (String included : entry.getValue()) {
        if (!permissionsByRole.containsKey(included)) {
          throw new IllegalArgumentException(
              "Role " + entry.getKey() + " includes the unknown role " + included);
        }
      }
    }
    this.permissionsByRole = Map.copyOf(permissionsByRole);
    this.includedRoles = Map.copyOf(includedRoles);
  }

  /** Gives a user a role at a tenant, or at all of them. */
  public void grant(String tenant, String user, String role) {
    if (!permissionsByRole.containsKey(role)) {
      throw new IllegalArgumentException("Unknown role " + role);
    }
    rolesByTenantAndUser
        .computeIfAbsent(tenant, unused -> new HashMap<>())
        .computeIfAbsent(user, unused -> new HashSet<>())
        .add(role);
  }

  /** Takes a role away; false if the user did not have it. */
  public boolean revoke(String tenant, String user, String role) {
    Map<String, Set<String>> rolesByUser = rolesByTenantAndUser.get(tenant);
    if (rolesByUser == null) {
      return false;
    }
    Set<String> roles = rolesByUser.get(user);
    if (roles == null || !roles.remove(role)) {
      return false;
    }
    if (roles.isEmpty()) {
      rolesByUser.remove(user);
    }
    return true;
  }

  /** Forbids something to a user, whatever the roles say. */
  public void deny(String user, String permission) {
    deniedByUser.computeIfAbsent(user, unused -> new HashSet<>()).add(permission);
  }

  /** Whether the user may do this at the tenant. */
  public boolean isAllowed(String tenant, String user, String permission) {
    if (tenant == null || user == null || permission == null) {
      return false;
    }
    if (deniedByUser.getOrDefault(user, Set.of()).contains(permission)) {
      return false;
    }
    for (String role : effectiveRoles(tenant, user)) {
      for (String granted : permissionsByRole.getOrDefault(role, Set.of())) {
        if (matches(granted, permission)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Throws an exception if the user may not do this. */
  public void require(String tenant, String user, String permission) {
    if (!isAllowed(tenant, user, permission)) {
      throw new SecurityException(user + " may not " + permission + " at " + tenant);
    }
  }

  /** The roles of a user, with all that they include, sorted. */
  public Set<String> effectiveRoles(String tenant, String user) {
    Deque<String> open = new ArrayDeque<>(directRoles(tenant, user));
    open.addAll(directRoles(ANY, user));
    Set<String> roles = new TreeSet<>();
    while (!open.isEmpty()) {
      String role = open.pop();
      if (roles.add(role)) {
        open.addAll(includedRoles.getOrDefault(role, Set.of()));
      }
    }
    return roles;
  }

  private Set<String> directRoles(String tenant, String user) {
    return rolesByTenantAndUser.getOrDefault(tenant, Map.of()).getOrDefault(user, Set.of());
  }

  private static boolean matches(String granted, String permission) {
    if (granted.equals(ANY) || granted.equals(permission)) {
      return true;
    }
    return granted.endsWith(":*")
        && permission.startsWith(granted.substring(0, granted.length() - 1));
  }
}
