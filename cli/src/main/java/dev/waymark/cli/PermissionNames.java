package dev.waymark.cli;

import dev.waymark.probe.refuse.Permission;
import dev.waymark.program.ProgramException;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What code under test may do, as {@code --allow} names it. */
final class PermissionNames {
  private PermissionNames() {}

  /**
   * The permissions with these names.
   *
   * @throws ProgramException if there is none of that name
   */
  static Set<Permission> read(Collection<String> names) {
    Set<Permission> permissions = EnumSet.noneOf(Permission.class);
    names.forEach(name -> permissions.add(permission(name)));
    return permissions;
  }

  private static Permission permission(String name) {
    List<Permission> all = List.of(Permission.values());
    return all.stream()
        .filter(each -> each.option().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new ProgramException(
                    "cannot allow "
                        + name
                        + " (there are: "
                        + all.stream().map(Permission::option).collect(Collectors.joining(", "))
                        + ")"));
  }
}
