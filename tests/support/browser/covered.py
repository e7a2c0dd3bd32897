"""Which texts of cards lie under a sign."""

from __future__ import annotations

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
