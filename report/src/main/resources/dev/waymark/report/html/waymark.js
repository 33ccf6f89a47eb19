// The report of Waymark: themes, sorting, searching, filtering and keys. Every page is complete without it.
(() => {
  "use strict";
  const root = document.documentElement;
  const themes = ["auto", "light", "dark"];

  // Storage may be refused, for example for pages from disk.
  const remembered = () => {
    try {
      return localStorage.getItem("waymark-theme") || "auto";
    } catch {
      return "auto";
    }
  };
  const remember = (theme) => {
    try {
      localStorage.setItem("waymark-theme", theme);
    } catch {
      // Then it holds for this page.
    }
  };
  let theme = remembered();
  const showTheme = () => {
    if (theme === "auto") {
      delete root.dataset.theme;
    } else {
      root.dataset.theme = theme;
    }
  };
  showTheme();

  const byId = (id) => document.getElementById(id);
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];

  function setUpTheme() {
    const button = byId("theme");
    const label = () => {
      button.textContent = "Theme: " + theme;
    };
    button.hidden = false;
    label();
    button.addEventListener("click", () => {
      theme = themes[(themes.indexOf(theme) + 1) % themes.length];
      remember(theme);
      showTheme();
      label();
    });
  }

  // Each header cell of the last row, or one that reaches it, sorts by the column below it.
  function setUpSorting(table) {
    const columns = [];
    const [first, second] = table.tHead.rows;
    const below = [...second.cells];
    for (const cell of first.cells) {
      columns.push(...(cell.rowSpan === 2 ? [cell] : below.splice(0, cell.colSpan)));
    }
    columns.forEach((header, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "sort";
      button.append(...header.childNodes);
      header.append(button);
      button.addEventListener("click", () => sort(table, columns, column));
    });
  }

  const key = (row, column) => {
    const cell = row.cells[column];
    return cell.dataset.sort === undefined ? cell.textContent : Number(cell.dataset.sort);
  };

  const compare = (a, b) => (typeof a === "number" ? a - b : a.localeCompare(b, "en"));

  function sort(table, columns, column) {
    const header = columns[column];
    const isFirst = header.getAttribute("aria-sort") === null;
    const wasAscending = header.getAttribute("aria-sort") === "ascending";
    const direction = isFirst || !wasAscending ? "ascending" : "descending";
    columns.forEach((each) => each.removeAttribute("aria-sort"));
    header.setAttribute("aria-sort", direction);
    const sign = direction === "ascending" ? 1 : -1;
    const order = (a, b) => sign * compare(key(a, column), key(b, column));
    const bodies = [...table.tBodies].sort((a, b) => order(a.rows[0], b.rows[0]));
    for (const body of bodies) {
      body.append(...[...body.rows].slice(1).sort(order));
      table.append(body);
    }
  }

  // Shows what has all words; packages go with their last class.
  function setUpSearch() {
    const input = byId("search");
    if (!input) {
      return;
    }
    input.closest("p").hidden = false;
    const entries = all("#units tr.unit, #ranking > li");
    const texts = entries.map((each) => (each.dataset.name || each.textContent).toLowerCase());
    const filter = () => {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      let found = 0;
      entries.forEach((entry, i) => {
        const isFound = words.every((word) => texts[i].includes(word));
        entry.hidden = !isFound;
        found += isFound ? 1 : 0;
      });
      all("#units tbody").forEach((body) => {
        body.hidden = !body.querySelector("tr.unit:not([hidden])");
      });
      byId("found").textContent = words.length ? found + " of " + entries.length + " found" : "";
    };
    input.addEventListener("input", filter);
    filter();
  }

  function setUpSource() {
    const section = byId("source");
    if (!section) {
      return;
    }
    section.querySelector(".toolbar").hidden = false;
    all(".toggle", section).forEach((button) => {
      button.addEventListener("click", () => {
        const isPressed = button.getAttribute("aria-pressed") === "true";
        button.setAttribute("aria-pressed", String(!isPressed));
        section.classList.toggle("hide-" + button.dataset.mark, isPressed);
      });
    });
    byId("expand").addEventListener("click", expand);
    byId("next").addEventListener("click", () => go(1));
  }

  function expand() {
    const button = byId("expand");
    const isOpening = button.getAttribute("aria-pressed") === "false";
    button.setAttribute("aria-pressed", String(isOpening));
    button.textContent = isOpening ? "Collapse all" : "Expand all";
    all("#source .line > details").forEach((each) => {
      each.open = isOpening;
    });
  }

  // Opens the next or previous line that is not all covered, and goes there.
  function go(step) {
    const lines = all("#source .line.v-open, #source .line.v-bounds, #source .line.v-infeasible");
    if (!lines.length) {
      return;
    }
    const here = document.activeElement.closest(".line");
    const number = (line) => Number(line.id.replace("line-", ""));
    const from = here ? number(here) : 0;
    const isBeyond = (line) => (number(line) - from) * step > 0;
    const ahead = step > 0 ? lines : [...lines].reverse();
    const line = ahead.find(isBeyond) || ahead[0];
    line.firstElementChild.open = true;
    line.querySelector("summary").focus({ preventScroll: true });
    line.scrollIntoView({ block: "center" });
  }

  // What a link leads to is opened, with all around it.
  function reveal() {
    const target = location.hash && byId(decodeURIComponent(location.hash.slice(1)));
    if (!target) {
      return;
    }
    const inner = target.matches("details") ? target : target.querySelector(":scope.line > details");
    for (let each = inner || target; each; each = each.parentElement) {
      if (each.matches("details")) {
        each.open = true;
      }
    }
    target.scrollIntoView();
    const focus = inner && inner.querySelector("summary");
    if (focus) {
      focus.focus({ preventScroll: true });
    }
  }

  // On paper, what is not covered is told in full.
  function setUpPrinting() {
    let opened = [];
    addEventListener("beforeprint", () => {
      opened = all(
        ".line:not(.v-covered) > details, details.why, .item details, .reason details, .tree details, details.elsewhere",
      ).filter((each) => !each.open);
      opened.forEach((each) => {
        each.open = true;
      });
    });
    addEventListener("afterprint", () => {
      opened.forEach((each) => {
        each.open = false;
      });
    });
  }

  function keysDialog() {
    const dialog = document.createElement("dialog");
    dialog.setAttribute("aria-labelledby", "keys-title");
    const title = document.createElement("h2");
    title.id = "keys-title";
    title.textContent = "Keys";
    const list = document.createElement("dl");
    list.className = "inputs";
    const keys = [
      ["/", "search"],
      ["n", "next line that is not all covered"],
      ["p", "previous one"],
      ["e", "expand or collapse all lines"],
      ["o", "what is open"],
      ["i", "overview"],
      ["?", "this list"],
    ];
    for (const [name, words] of keys) {
      const term = document.createElement("dt");
      const kbd = document.createElement("kbd");
      kbd.textContent = name;
      term.append(kbd);
      const description = document.createElement("dd");
      description.textContent = words;
      list.append(term, description);
    }
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = "Close";
    close.addEventListener("click", () => dialog.close());
    dialog.append(title, list, close);
    document.body.append(dialog);
    return dialog;
  }

  function setUpKeys() {
    const button = byId("keys");
    let dialog = null;
    const show = () => {
      dialog = dialog || keysDialog();
      dialog.showModal();
    };
    button.hidden = false;
    button.addEventListener("click", show);
    const follow = (file) => document.querySelector('.top nav a[href$="' + file + '"]').click();
    const actions = {
      "/": () => byId("search") && byId("search").focus(),
      n: () => byId("source") && go(1),
      p: () => byId("source") && go(-1),
      e: () => byId("source") && expand(),
      o: () => follow("open.html"),
      i: () => follow("index.html"),
      "?": show,
    };
    addEventListener("keydown", (event) => {
      const isTyping = event.target.matches("input");
      if (isTyping && event.key === "Escape") {
        event.target.value = "";
        event.target.dispatchEvent(new Event("input"));
        event.target.blur();
      }
      const action = actions[event.key];
      const isOpen = dialog && dialog.open;
      if (!action || isTyping || isOpen || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      event.preventDefault();
      action();
    });
  }

  addEventListener("DOMContentLoaded", () => {
    setUpTheme();
    const table = byId("units");
    if (table) {
      setUpSorting(table);
    }
    setUpSearch();
    setUpSource();
    setUpPrinting();
    setUpKeys();
    reveal();
  });
  addEventListener("hashchange", reveal);
})();
