"""The look of a report: the house's paper, ink and pigments (`web/src` has them for the pages of the hall)."""

from __future__ import annotations

STYLE = """
:root { color-scheme: light dark;
  --paper: #f3ead8; --raised: #fbf5e8; --sunk: #e7dbc3; --ink: #1f1a17; --ink-2: #4b4138; --ink-3: #655a4d; --line: #cdbd9f;
  --v0: #1f1a17; --v1: #a92d19; --v2: #24406c; --v3: #2c5a46; --v4: #8a3c16; --v5: #623a62;
  --wash: #cfd7de; --against: #f2d3c4; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #15110f; --raised: #221b17; --sunk: #0d0a09; --ink: #f2e6cd; --ink-2: #cfbf9f; --ink-3: #a89878; --line: #40332a;
  --v0: #f2e6cd; --v1: #f5795a; --v2: #9dbbe8; --v3: #8fc4a2; --v4: #ee9a62; --v5: #d0a3cf;
  --wash: #1c2740; --against: #43190f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.45 "Zen Kaku Gothic New", "Segoe UI", system-ui, sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 32px 24px 72px; }
h1, h2 { font-family: "Shippori Mincho", Georgia, serif; line-height: 1.15; }
h1 { font-size: 40px; margin: 0 0 4px; }
h2 { font-size: 22px; margin: 0 0 12px; }
h3 { font-size: 15px; margin: 20px 0 6px; }
.under { color: var(--ink-2); margin: 0 0 24px; }
section { background: var(--raised); border: 1.5px solid var(--ink); border-radius: 4px; padding: 20px; margin: 0 0 24px; }
.told { list-style: none; padding: 0; margin: 0; }
.told li { font-size: 18px; padding: 8px 0 8px 16px; border-left: 4px solid var(--v1); margin: 0 0 8px; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 16px 0 0; }
.facts div { background: var(--sunk); border-radius: 4px; padding: 8px 12px; }
dt { color: var(--ink-3); font-size: 13px; }
dd { margin: 0; font-size: 18px; overflow-wrap: anywhere; }
dd.small { font-size: 13px; }
.how { color: var(--ink-3); font-size: 13.5px; margin: 12px 0 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--ink-3); font-size: 13px; padding: 0 0 6px; }
th, td { padding: 5px 10px; text-align: right; font-weight: normal; border-top: 1px solid var(--line); white-space: nowrap; }
thead th { color: var(--ink-3); font-size: 13px; border-top: 0; vertical-align: bottom; }
th[scope="row"], thead th:first-child, thead .name, .name { text-align: left; }
th[scope="rowgroup"] { text-align: left; font-weight: 600; vertical-align: top; white-space: normal; }
.name { color: var(--ink-2); white-space: normal; min-width: 13em; }
.plot { min-width: 170px; width: 32%; padding-left: 14px; padding-right: 14px; }
.track, .scale { position: relative; height: 18px; }
.track { background: linear-gradient(var(--line), var(--line)) center / 100% 1px no-repeat; }
.scale span { position: absolute; transform: translateX(-50%); font-size: 12px; color: var(--ink-3); }
.zero { position: absolute; top: -6px; bottom: -6px; width: 1px; background: var(--ink-3); }
.reach { position: absolute; top: 7px; height: 4px; border-radius: 2px; }
.dot { position: absolute; top: 3px; width: 12px; height: 12px; margin-left: -6px; }
.key { display: inline-block; width: 11px; height: 11px; margin-right: 7px; }
.v0 { background: var(--v0); border-radius: 50%; } .v1 { background: var(--v1); }
.v2 { background: var(--v2); clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%); }
.v3 { background: var(--v3); clip-path: polygon(50% 0, 100% 100%, 0 100%); }
.v4 { background: var(--v4); clip-path: polygon(0 0, 100% 0, 50% 100%); }
.v5 { background: var(--v5); clip-path: polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%); }
.r0 { background: var(--v0); } .r1 { background: var(--v1); } .r2 { background: var(--v2); }
.r3 { background: var(--v3); } .r4 { background: var(--v4); } .r5 { background: var(--v5); }
.reach { opacity: .45; }
.matrix th, .matrix td { text-align: center; padding: 7px 9px; }
.matrix th[scope="row"] { text-align: left; }
.matrix .well { background: var(--wash); font-weight: 600; } .matrix .ill { background: var(--against); }
.matrix small { display: block; color: var(--ink-2); font-size: 11px; }
.bars { display: flex; align-items: flex-end; gap: 2px; height: 110px; border-bottom: 1.5px solid var(--ink);
  margin: 6px 0 2px; }
.bars span { flex: 1; min-height: 1px; }
.ends { display: flex; justify-content: space-between; color: var(--ink-3); font-size: 12px; margin: 0 0 14px; }
details { margin: 12px 0 0; } summary { cursor: pointer; padding: 8px 0; }
@media (max-width: 640px) { main { padding: 16px 10px 40px; } h1 { font-size: 29px; } section { padding: 14px 12px; }
  th, td { padding: 5px 6px; }
  .group thead { position: absolute; clip-path: inset(50%); }
  .group tr { display: grid; grid-template-columns: 1fr auto auto auto; border-top: 1px solid var(--line); padding: 4px 0; }
  .group th, .group td { border: 0; padding: 1px 4px; }
  .group th[scope="rowgroup"], .group .plot, .group .apart { grid-column: 1 / -1; }
  .group .name { min-width: 0; } .group .plot { width: auto; padding: 1px 10px; }
  .group td:empty { display: none; } .group .apart { text-align: left; } }
@media print { section { break-inside: avoid; } body { background: #fff; } }
"""
