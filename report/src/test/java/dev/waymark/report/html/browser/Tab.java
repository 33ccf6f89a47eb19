package dev.waymark.report.html.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A tab of a browser. */
public final class Tab {
  private static final int PATIENCE = 30_000;
  private static final int PAUSE = 20;

  private final DevTools tools;

  private Tab(DevTools tools) {
    this.tools = tools;
  }

  static Tab open(DevTools tools) throws IOException, InterruptedException {
    String target =
        String.valueOf(tools.call("Target.createTarget", "url", "about:blank").get("targetId"));
    Object session =
        tools.call("Target.attachToTarget", "targetId", target, "flatten", true).get("sessionId");
    tools.attach(String.valueOf(session));
    for (String each : List.of("Page", "Runtime", "Log", "Network")) {
      tools.call(each + ".enable");
    }
    Tab tab = new Tab(tools);
    tab.resize(1280, 900);
    return tab;
  }

  public void resize(int width, int height) throws IOException {
    tools.call(
        "Emulation.setDeviceMetricsOverride",
        "width",
        width,
        "height",
        height,
        "deviceScaleFactor",
        1,
        "mobile",
        false);
  }

  /** {@code light} or {@code dark}, on {@code screen} or in {@code print}. */
  public void show(String scheme, String medium) throws IOException {
    tools.call(
        "Emulation.setEmulatedMedia",
        "media",
        medium,
        "features",
        List.of(Map.of("name", "prefers-color-scheme", "value", scheme)));
  }

  /** Opens a page and waits until it is loaded; a page that is open already is loaded anew. */
  public void go(String address) throws IOException, InterruptedException {
    tools.call("Page.navigate", "url", "about:blank");
    await("location.href === 'about:blank'");
    tools.call("Page.navigate", "url", address);
    await("location.href !== 'about:blank' && document.readyState === 'complete'");
  }

  /** Waits until an expression is true. */
  public void await(String expression) throws IOException, InterruptedException {
    for (int waited = 0; waited < PATIENCE; waited += PAUSE) {
      if (Boolean.TRUE.equals(find(expression))) {
        return;
      }
      Thread.sleep(PAUSE);
    }
    throw new IOException("never true: " + expression);
  }

  /** The value of an expression in JavaScript; promises are waited for. */
  public Object get(String expression) throws IOException {
    return Objects.requireNonNull(find(expression), expression);
  }

  private @Nullable Object find(String expression) throws IOException {
    Map<String, Object> answer =
        tools.call(
            "Runtime.evaluate",
            "expression",
            expression,
            "returnByValue",
            true,
            "awaitPromise",
            true);
    if (answer.containsKey("exceptionDetails")) {
      throw new IOException(expression + ": " + answer.get("exceptionDetails"));
    }
    return DevTools.object(answer, "result").get("value");
  }

  /** Runs statements that have no value. */
  public void run(String script) throws IOException {
    find(script);
  }

  /** Clicks into the middle of the first element, as a mouse does. */
  public void click(String selector) throws IOException {
    String element = "document.querySelector(" + quoted(selector) + ")";
    run(element + ".scrollIntoView({block: 'center'})");
    double x =
        number(
            element
                + ".getBoundingClientRect().x + "
                + element
                + ".getBoundingClientRect().width / 2");
    double y =
        number(
            element
                + ".getBoundingClientRect().y + "
                + element
                + ".getBoundingClientRect().height / 2");
    for (String each : List.of("mousePressed", "mouseReleased")) {
      tools.call(
          "Input.dispatchMouseEvent",
          "type",
          each,
          "x",
          x,
          "y",
          y,
          "button",
          "left",
          "clickCount",
          1);
    }
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  public double number(String expression) throws IOException {
    return ((Number) get(expression)).doubleValue();
  }

  /** Types text, as a keyboard does. */
  public void type(String text) throws IOException {
    for (String each : text.codePoints().mapToObj(Character::toString).toList()) {
      key(each, each, 0);
    }
  }

  /** Presses and releases a key: {@code Tab}, {@code Enter}, {@code Escape}. */
  public void press(String key) throws IOException {
    switch (key) {
      case "Enter" -> key(key, "\r", 13);
      case "Tab" -> key(key, "", 9);
      case "Escape" -> key(key, "", 27);
      default -> throw new IllegalArgumentException(key);
    }
  }

  private void key(String key, String text, int code) throws IOException {
    tools.call(
        "Input.dispatchKeyEvent",
        "type",
        text.isEmpty() ? "rawKeyDown" : "keyDown",
        "key",
        key,
        "text",
        text,
        "windowsVirtualKeyCode",
        code);
    tools.call(
        "Input.dispatchKeyEvent", "type", "keyUp", "key", key, "windowsVirtualKeyCode", code);
  }

  /**
   * Errors and warnings on the console, uncaught exceptions, and requests to anywhere but files.
   */
  public List<String> complaints() {
    List<String> complaints = new ArrayList<>();
    for (Map<String, Object> event : tools.events()) {
      String method = String.valueOf(event.get("method"));
      Map<String, Object> params = DevTools.object(event, "params");
      String address = String.valueOf(DevTools.object(params, "request").get("url"));
      boolean isElsewhere =
          method.equals("Network.requestWillBeSent")
              && !address.startsWith("file:")
              && !address.startsWith("data:")
              && !address.startsWith("about:");
      if (isElsewhere
          || method.equals("Runtime.exceptionThrown")
          || method.equals("Runtime.consoleAPICalled")
          || method.equals("Log.entryAdded")) {
        complaints.add(params.toString());
      }
    }
    return complaints;
  }

  /** Forgets all complaints so far, such as those about a script of the test itself. */
  public void forget() {
    tools.events().clear();
  }

  /** A picture of what the window shows. */
  public void screenshot(Path file) throws IOException {
    write(file, tools.call("Page.captureScreenshot", "format", "png"));
  }

  /** The page as it is printed. */
  public byte[] print() throws IOException {
    Object data = tools.call("Page.printToPDF", "printBackground", false).get("data");
    return Base64.getDecoder().decode(String.valueOf(data));
  }

  private static void write(Path file, Map<String, Object> answer) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.write(file, Base64.getDecoder().decode(String.valueOf(answer.get("data"))));
  }
}
