package dev.waymark.report.html.browser;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A connection to a browser: commands with answers, and events. */
final class DevTools implements WebSocket.Listener {
  private static final int SECONDS = 60;

  private final AtomicInteger numbers = new AtomicInteger();
  private final Map<Integer, CompletableFuture<Map<String, Object>>> answers =
      new ConcurrentHashMap<>();
  private final List<Map<String, Object>> events = new CopyOnWriteArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private @Nullable WebSocket socket;
  private String session = "";

  private DevTools() {}

  static DevTools connect(HttpClient client, URI address) {
    DevTools tools = new DevTools();
    tools.socket = client.newWebSocketBuilder().buildAsync(address, tools).join();
    return tools;
  }

  /** All that follows is for one tab. */
  void attach(String name) {
    session = name;
  }

  List<Map<String, Object>> events() {
    return events;
  }

  /** Sends a command with parameters, names and values in turn, and waits for the answer. */
  Map<String, Object> call(String method, Object... parameters) throws IOException {
    Map<String, Object> values = new LinkedHashMap<>();
    for (int i = 0; i < parameters.length; i += 2) {
      values.put((String) parameters[i], parameters[i + 1]);
    }
    return send(method, values);
  }

  private Map<String, Object> send(String method, Map<String, Object> values) throws IOException {
    int number = numbers.incrementAndGet();
    CompletableFuture<Map<String, Object>> answer = new CompletableFuture<>();
    answers.put(number, answer);
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("id", number);
    message.put("method", method);
    message.put("params", values);
    if (!session.isEmpty()) {
      message.put("sessionId", session);
    }
    if (socket != null) {
      socket.sendText(JSON.std.asString(message), true).join();
    }
    return result(method, answer);
  }

  private static Map<String, Object> result(
      String method, CompletableFuture<Map<String, Object>> answer) throws IOException {
    try {
      Map<String, Object> got = answer.get(SECONDS, TimeUnit.SECONDS);
      if (got.containsKey("error")) {
        throw new IOException(method + ": " + got.get("error"));
      }
      return object(got, "result");
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new IOException(method + " has no answer", e);
    }
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(Map<String, Object> map, String key) {
    return (Map<String, Object>) map.getOrDefault(key, Map.of());
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
    text.append(data);
    if (isLast) {
      String message = text.toString();
      text.setLength(0);
      receive(message);
    }
    from.request(1);
    return null;
  }

  private void receive(String message) {
    try {
      Map<String, Object> data = JSON.std.mapFrom(message);
      if (data.get("id") instanceof Integer number) {
        CompletableFuture<Map<String, Object>> answer = answers.remove(number);
        if (answer != null) {
          answer.complete(data);
        }
      } else {
        events.add(data);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
