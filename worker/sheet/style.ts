// The style of the lead sheet, with the site's colors. The site's own fonts have addresses that change with every build, so the fallback
// fonts are used.
import { type Colors, darkColors, lightColors } from '../../lib/palette'

const names: readonly (keyof Colors)[] = [
  'paper',
  'raised',
  'ink',
  'muted',
  'line',
  'edge',
  'accent',
  'accentInk',
  'danger',
  'success',
  'safetyLine',
]

const colors = names.map(name => `--${name}:light-dark(${lightColors[name]},${darkColors[name]})`).join(';')

export const sheetStyle = `:root{color-scheme:light dark;${colors}}
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
main{max-width:42rem;margin:0 auto;padding:1rem 1rem 3rem}
h1{font-size:1.6rem;line-height:1.2;margin:.25rem 0 .5rem}
h2{font-size:1.15rem;line-height:1.3;margin:2rem 0 .5rem;border-top:1px solid var(--line);padding-top:1.25rem}
p{margin:.5rem 0}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.kind{margin:0;color:var(--muted);font-weight:600}
.status{border-left:4px solid var(--safetyLine);padding:.5rem .75rem;background:var(--raised)}
.status.done{border-color:var(--success)}
.mark{border-left:4px solid var(--danger);padding:.5rem .75rem;background:var(--raised)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1rem 0}
.button,button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.5rem 1.25rem;border:2px solid var(--accent);border-radius:.5rem;font:inherit;font-weight:600;text-decoration:none;color:var(--accent);background:var(--raised);cursor:pointer}
.primary{color:var(--accentInk);background:var(--accent)}
.actions .button{flex:1 1 8rem}
.actions .primary{flex-basis:100%}
img{display:block;max-width:100%;height:auto;border:1px solid var(--line);border-radius:.5rem}
figure{margin:1.25rem 0}
figcaption{color:var(--muted);font-size:.9375rem}
.message{white-space:pre-wrap;background:var(--raised);border:1px solid var(--line);border-radius:.5rem;padding:.75rem}
dl{margin:.5rem 0;display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.25rem 1rem}
dt{color:var(--muted)}
dd{margin:0}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem .25rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
td:last-child,th:last-child{text-align:right;white-space:nowrap}
tfoot th,tfoot td{border-bottom:0;font-weight:700;font-size:1.15rem}
.detail{display:block;color:var(--muted);font-size:.9375rem;font-weight:400}
label{display:block;font-weight:600;margin-top:.75rem}
input,textarea{width:100%;min-height:3rem;padding:.6rem .75rem;font:inherit;color:inherit;background:var(--raised);border:1px solid var(--edge);border-radius:.5rem}
input{max-width:16rem}
form button{margin-top:.75rem}
.error{color:var(--danger);font-weight:600}
ol{padding-left:1.25rem}
.note{white-space:pre-wrap}
footer{margin-top:2rem;color:var(--muted);font-size:.9375rem}
@media screen{.print{display:none}}
@media print{:root{color-scheme:light}body{color:#000;background:#fff}form,.actions,footer{display:none}h2{break-after:avoid}table,figure{break-inside:avoid}a{color:inherit}}
`
