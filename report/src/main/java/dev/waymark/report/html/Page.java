package dev.waymark.report.html;

import java.util.function.Consumer;

/**
 * The frame of every page: landmarks, the way around, and the style.
 *
 * @param title of the page, for tabs and histories of browsers
 * @param root the way from the page to the folder of the report: empty or {@code ../}
 * @param current the file of the navigation that it is, or belongs to
 * @param open how many objectives are open in the whole report
 */
record Page(String title, String root, String current, int open) {
  static final String OVERVIEW = "index.html";
  static final String OPEN = "open.html";
  static final String STYLE = "assets/waymark.css";
  static final String SCRIPT = "assets/waymark.js";

  /** The page with what {@code content} writes. */
  String document(Consumer<HtmlWriter> content) {
    HtmlWriter html = new HtmlWriter().doctype().open("html", "lang", "en");
    head(html);
    html.line().open("body");
    html.element("a", "Skip to the content", "class", "skip", "href", "#content");
    Bar.patterns(html);
    top(html);
    html.line().open("main", "id", "content", "class", "wrap", "tabindex", "-1");
    content.accept(html);
    html.close().line();
    foot(html);
    return html.close().close().line().document();
  }

  private void head(HtmlWriter html) {
    html.open("head").open("meta", "charset", "utf-8");
    html.open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    html.open("meta", "name", "color-scheme", "content", "light dark");
    html.element("title", title + " – Waymark");
    html.open("link", "rel", "icon", "href", "data:,");
    html.open("link", "rel", "stylesheet", "href", root + STYLE);
    html.element("script", "", "src", root + SCRIPT).close();
  }

  private void top(HtmlWriter html) {
    html.line().open("header", "class", "top").open("div", "class", "wrap");
    html.element("a", "Waymark", "class", "brand", "href", root + OVERVIEW);
    html.open("nav", "aria-label", "Report");
    link(html, OVERVIEW, "Overview");
    link(html, OPEN, "Open (" + open + ")");
    html.close();
    html.element("button", "Theme", "type", "button", "id", "theme", "hidden", "");
    html.element("button", "Keys", "type", "button", "id", "keys", "hidden", "");
    html.close().close();
  }

  private void link(HtmlWriter html, String file, String text) {
    if (file.equals(current)) {
      html.element("a", text, "href", root + file, "aria-current", "page");
    } else {
      html.element("a", text, "href", root + file);
    }
  }

  private static void foot(HtmlWriter html) {
    html.open("footer", "class", "wrap").open("p", "class", "legend");
    legend(html, Mark.COVERED, "covered: a test takes it");
    legend(html, Mark.INFEASIBLE, "infeasible: proved that no input takes it");
    legend(html, Mark.WITHIN_BOUNDS, "infeasible within the bounds named");
    legend(html, Mark.OPEN, "open: not known, for the reasons given");
    html.close().close();
  }

  private static void legend(HtmlWriter html, Mark mark, String words) {
    html.open("span");
    mark.write(html);
    html.text(" " + words).close().text(" ");
  }
}
