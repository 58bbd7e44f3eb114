// A link to the class of the Jupyter server that shows this page; where it has none, words that say what to do instead.
const CONFIG = "jupyter-config-data";
const PATH = "trajan-tutor/class/begin";
const MISSING = 404;

function address() {
    const config = document.getElementById(CONFIG);
    const base = config && JSON.parse(config.textContent).baseUrl;
    return base ? new URL(PATH, new URL(base, location.href)).href : "";
}

async function isThere(url) {
    if (!url) return false;
    try {
        // Only asked about, not opened: whoever opens it begins the class.
        return (await fetch(url, { method: "HEAD", redirect: "manual" })).status !== MISSING;
    } catch {
        return false;
    }
}

async function render({ model, el }) {
    const url = address();
    const there = await isThere(url);
    const shown = document.createElement(there ? "a" : "p");
    shown.className = "trajan-tutor-class";
    shown.textContent = model.get(there ? "opens" : "missing");
    if (there) Object.assign(shown, { href: url, target: "_blank", rel: "noopener" });
    // The button that the notebook keeps is hidden by this.
    el.classList.add("trajan-tutor-live");
    el.replaceChildren(shown);
}

export default { render };
