package dev.waymark.probe.refuse;

import static dev.waymark.probe.refuse.Permission.EXIT;
import static dev.waymark.probe.refuse.Permission.FILES;
import static dev.waymark.probe.refuse.Permission.NATIVES;
import static dev.waymark.probe.refuse.Permission.PROCESSES;
import static dev.waymark.probe.refuse.Permission.SOCKETS;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The methods of the JDK that reach out of the JVM, and those that call others by reflection.
 * Descriptors do not matter: what a call would do is decided by its arguments.
 */
public final class DangerousMethods {
  private static final Map<String, Map<String, Permission>> METHODS = new HashMap<>();

  static {
    add(FILES, "java/io/FileOutputStream", "<init>");
    add(FILES, "java/io/FileWriter", "<init>");
    add(FILES, "java/io/FileInputStream", "<init>");
    add(FILES, "java/io/FileReader", "<init>");
    add(FILES, "java/io/RandomAccessFile", "<init>");
    add(FILES, "java/io/PrintStream", "<init>");
    add(FILES, "java/io/PrintWriter", "<init>");
    add(FILES, "java/util/Formatter", "<init>");
    add(FILES, "java/util/logging/FileHandler", "<init>");
    add(FILES, "java/io/File", "delete deleteOnExit renameTo mkdir mkdirs createNewFile");
    add(FILES, "java/io/File", "createTempFile setLastModified setReadOnly setWritable");
    add(FILES, "java/io/File", "setReadable setExecutable");
    String links = " createLink createSymbolicLink";
    String changes = "delete deleteIfExists move copy createDirectory setAttribute" + links;
    String streams = " newOutputStream newByteChannel";
    add(FILES, "java/nio/file/Files", changes + streams + " newBufferedWriter write writeString");
    add(FILES, "java/nio/file/Files", "createFile createDirectories createTempFile");
    add(FILES, "java/nio/file/Files", "createTempDirectory setLastModifiedTime setOwner");
    add(FILES, "java/nio/file/Files", "setPosixFilePermissions");
    String channels = streams + " newFileChannel newAsynchronousFileChannel";
    add(FILES, "java/nio/file/spi/FileSystemProvider", changes + channels);
    add(FILES, "java/nio/file/SecureDirectoryStream", "deleteFile deleteDirectory move");
    add(FILES, "java/nio/file/SecureDirectoryStream", "newByteChannel");
    add(FILES, "java/nio/file/FileSystems", "newFileSystem");
    add(FILES, "java/nio/channels/FileChannel", "open");
    add(FILES, "java/nio/channels/AsynchronousFileChannel", "open");
    add(FILES, "javax/imageio/ImageIO", "write");
    for (String type : new String[] {"Socket", "ServerSocket", "DatagramSocket"}) {
      add(SOCKETS, "java/net/" + type, "<init> connect bind");
    }
    add(SOCKETS, "java/net/MulticastSocket", "<init>");
    add(SOCKETS, "java/net/URL", "openConnection openStream getContent");
    add(SOCKETS, "java/net/InetAddress", "isReachable");
    add(SOCKETS, "java/net/http/HttpClient", "newHttpClient newBuilder send sendAsync");
    for (String kind : new String[] {"", "Server", "AsynchronousServer", "Asynchronous"}) {
      add(SOCKETS, "java/nio/channels/" + kind + "SocketChannel", "open bind connect");
    }
    add(SOCKETS, "java/nio/channels/DatagramChannel", "open bind connect");
    add(SOCKETS, "javax/net/SocketFactory", "createSocket");
    add(SOCKETS, "javax/net/ServerSocketFactory", "createServerSocket");
    add(PROCESSES, "java/lang/ProcessBuilder", "start startPipeline");
    add(PROCESSES, "java/lang/Runtime", "exec");
    add(PROCESSES, "java/lang/ProcessHandle", "destroy destroyForcibly");
    add(PROCESSES, "com/sun/tools/attach/VirtualMachine", "attach");
    add(PROCESSES, "java/awt/Desktop", "open edit print browse mail");
    add(NATIVES, "java/lang/System", "load loadLibrary");
    add(NATIVES, "java/lang/Runtime", "load loadLibrary");
    add(NATIVES, "java/lang/foreign/SymbolLookup", "libraryLookup");
    add(NATIVES, "java/lang/foreign/Linker", "downcallHandle");
    add(EXIT, "java/lang/System", "exit");
    add(EXIT, "java/lang/Runtime", "exit halt");
  }

  private static final Map<String, Set<String>> REFLECTION =
      Map.of(
          "java/lang/reflect/Method",
          Set.of("invoke"),
          "java/lang/reflect/Constructor",
          Set.of("newInstance"),
          "java/lang/invoke/MethodHandles$Lookup",
          Set.of(
              "findStatic",
              "findVirtual",
              "findConstructor",
              "findSpecial",
              "bind",
              "unreflect",
              "unreflectSpecial",
              "unreflectConstructor"));

  private static final Set<String> NAMES = names();

  private DangerousMethods() {}

  private static void add(Permission permission, String owner, String names) {
    Map<String, Permission> methods = METHODS.computeIfAbsent(owner, each -> new HashMap<>());
    for (String name : names.trim().split(" ", -1)) {
      methods.put(name, permission);
    }
  }

  private static Set<String> names() {
    Set<String> names =
        METHODS.values().stream()
            .map(Map::keySet)
            .flatMap(Collection::stream)
            .collect(Collectors.toSet());
    REFLECTION.values().forEach(names::addAll);
    return names;
  }

  /** Whether a method of this name may be one of them. */
  public static boolean mayBe(String name) {
    return NAMES.contains(name);
  }

  /** Whether a method, declared by the class with this internal name, is one of them. */
  public static boolean contains(String owner, String name) {
    return permission(owner, name) != null || isReflection(owner, name);
  }

  /** What a call of the method needs; null if it is none of them. */
  static @Nullable Permission permission(String owner, String name) {
    return METHODS.getOrDefault(owner, Map.of()).get(name);
  }

  static boolean isReflection(String owner, String name) {
    return REFLECTION.getOrDefault(owner, Set.of()).contains(name);
  }
}
