"""When a page stands, so that it can be measured, and which texts of cards lie under a sign there."""

from __future__ import annotations

MOST_SECONDS = 30
DRAWN = f"""async () => {{
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const root = document.documentElement;
    const late = performance.now() + {1000 * MOST_SECONDS};
    do {{
        await frame();
        await frame();
        await document.fonts.ready;
        if (performance.now() > late) throw new Error(`${{root.dataset.arriving}} parts never arrived`);
    }} while ("arriving" in root.dataset);
}}"""
"""Wait until whatever has changed is on the screen, with the parts, styles and texts that come later."""
WAITS = """document.querySelector("main:not([aria-busy=true])") === null
        || document.querySelector("main p[aria-busy=true]") !== null"""
"""Whether a page lacks its main part, or waits for what it has asked the server for."""
STANDS = f"""async () => {{
    const drawn = {DRAWN};
    const waits = () => {WAITS};
    for (let tries = 0; tries < 300 && waits(); tries += 1) await drawn();
    await drawn();
}}"""
"""Wait until a page has its main part, too, and what it has asked the server for."""

COVERED_TEXTS = """(what = ".name, .text, .numeral, svg text") => {
    const apart = (one, other) => one.right <= other.left || other.right <= one.left
        || one.bottom <= other.top || other.bottom <= one.top;
    const texts = text => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return text.matches("svg text, .text") ? [text.getBoundingClientRect()] : [...range.getClientRects()];
    };
    const drawn = boxes => boxes.filter(box => box.width > 0);
    const all = (group, what) => [...group.querySelectorAll(what)];
    let count = 0;
    const found = [];
    for (const group of document.querySelectorAll(".tree, .strip")) {
        const marks = all(group, ".tile :is(.mark, .asset, kbd)");
        const signs = drawn(marks.map(one => one.getBoundingClientRect()));
        count += signs.length;
        for (const text of all(group, `.tile :is(${what})`))
            if (drawn(texts(text)).some(box => signs.some(sign => !apart(box, sign))))
                found.push(text.textContent);
    }
    return [count, found];
}"""
"""How many signs are on the cards of tree and strips, and the texts of some kinds that one of them covers."""
