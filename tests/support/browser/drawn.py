"""When a page stands, so that it can be measured."""

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
