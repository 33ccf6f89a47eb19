package dev.waymark.benchmarks.subjects.everyday;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Builds a web request step by step and checks that it makes sense. */
public final class RequestBuilder {

  /** The methods that a request can have. */
  public enum Method {
    GET,
    POST,
    PUT,
    DELETE;

    boolean allowsBody() {
      return this == POST || this == PUT;
    }
  }

  /** A complete request. */
  public record Request(
      Method method, String url, Map<String, String> headers, String body, Duration timeout) {}

  private final Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  private final Map<String, String> query = new LinkedHashMap<>();
  private final Method method;
  private final String url;
  private String body;
  private Duration timeout = Duration.ofSeconds(30);

  private RequestBuilder(Method method, String url) {
    if (url == null || url.isEmpty()) {
      throw new IllegalArgumentException("A request needs a URL");
    }
    String lower = url.toLowerCase(Locale.ROOT);
    if (!lower.startsWith("http://") && !lower.startsWith("https://")) {
      throw new IllegalArgumentException("Not a web address: " + url);
    }
    this.method = method;
    this.url = url;
  }

  public static RequestBuilder get(String url) {
    return new RequestBuilder(Method.GET, url);
  }

  public static RequestBuilder post(String url) {
    return new RequestBuilder(Method.POST, url);
  }

  public static RequestBuilder request(Method method, String url) {
    return new RequestBuilder(method, url);
  }

  /** Sets a header; null takes it away again. */
  public RequestBuilder header(String name, String value) {
    if (name == null || name.isBlank() || name.indexOf(':') >= 0) {
      throw new IllegalArgumentException("Invalid header name: " + name);
    }
    if (value == null) {
      headers.remove(name);
    } else if (value.contains("\n") || value.contains("\r")) {
      throw new IllegalArgumentException("Header " + name + " has more than one line");
    } else {
      headers.put(name, value);
    }
    return this;
  }

  public RequestBuilder query(String name, Object value) {
    query.put(name, String.valueOf(value));
    return this;
  }

  public RequestBuilder bearerToken(String token) {
    return header("Authorization", "Bearer " + token);
  }

  public RequestBuilder json(String json) {
    if (!method.allowsBody()) {
      throw new IllegalStateException(method + " must not have a body");
    }
    body = json;
    return header("Content-Type", "application/json");
  }

  public RequestBuilder timeout(Duration newTimeout) {
    if (newTimeout.isNegative() || newTimeout.isZero()) {
      throw new IllegalArgumentException("Invalid timeout: " + newTimeout);
    }
    timeout = newTimeout;
    return this;
  }

  /** The request, if nothing is missing. */
  public Request build() {
    if (method == Method.POST && body == null) {
      throw new IllegalStateException("POST needs a body");
    }
    if (headers.containsKey("Authorization") && !url.startsWith("https")) {
      throw new IllegalStateException("Credentials need a secure connection");
    }
    Map<String, String> allHeaders = new TreeMap<>(headers);
    allHeaders.putIfAbsent("Accept", "*/*");
    if (body != null) {
      int length = body.getBytes(StandardCharsets.UTF_8).length;
      allHeaders.put("Content-Length", Integer.toString(length));
    }
    return new Request(method, fullUrl(), Collections.unmodifiableMap(allHeaders), body, timeout);
  }

  private String fullUrl() {
    StringBuilder full = new StringBuilder(url);
    char separator = url.indexOf('?') < 0 ? '?' : '&';
    for (Map.Entry<String, String> entry : query.entrySet()) {
      full.append(separator).append(encode(entry.getKey()));
      if (!entry.getValue().isEmpty()) {
        full.append('=').append(encode(entry.getValue()));
      }
      separator = '&';
    }
    return full.toString();
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
