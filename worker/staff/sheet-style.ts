// The style of the lead sheet, with the site's colors and fonts.
import { fontFaceRules } from '@/lib/font-files'
import { type Colors, darkColors, lightColors } from '@/lib/palette'

const names: readonly (keyof Colors)[] = [
  'paper',
  'raised',
  'sunken',
  'ink',
  'muted',
  'line',
  'edge',
  'accent',
  'danger',
  'success',
  'safety',
  'safetyLine',
  'safetyInk',
]

const colors = names.map(name => `--${name}:light-dark(${lightColors[name]},${darkColors[name]})`).join(';')

export const sheetStyle = `${fontFaceRules}
:root{color-scheme:light dark;${colors}}
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.5882 text,text-others,system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
.brand{display:flex;align-items:center;gap:.625rem;min-height:4.25rem;padding:0 max(1rem,50% - 20rem);border-bottom:1px solid var(--line);font:700 1.25rem/1.45 display,text-others,system-ui,sans-serif;letter-spacing:-.022em}
.brand svg{width:2rem;height:2rem;fill:none;stroke:currentColor;stroke-width:3}
.brand path{stroke:var(--safety)}
.brand span{margin-left:auto;font:600 .9375rem/1.5 text,system-ui,sans-serif;letter-spacing:0;color:var(--muted)}
main{max-width:42rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1,h2{font-family:display,text-others,system-ui,sans-serif;font-weight:700;letter-spacing:-.022em;text-wrap:balance}
h1{font-size:2rem;line-height:1.12;margin:.125rem 0 .5rem}
h2{position:relative;font-size:1.5rem;line-height:1.25;margin:2.25rem 0 .75rem;border-top:1px solid var(--line);padding-top:1.5rem}
h2::before{content:"";position:absolute;top:-2px;left:0;width:2rem;border-top:3px solid var(--safety)}
p{margin:.5rem 0;text-wrap:pretty}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.kind{margin:0;color:var(--muted);font-weight:600}
.status,.mark{border-left:4px solid var(--safetyLine);border-radius:.1875rem;padding:.625rem .875rem;background:var(--raised)}
.status.done{border-color:var(--success)}
.mark{border-color:var(--danger)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1rem 0}
.button,button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.625rem 1.25rem;border:1px solid var(--edge);border-radius:.375rem;font:700 1.0625rem/1.25 display,text-others,system-ui,sans-serif;text-align:center;text-decoration:none;color:var(--ink);background:transparent;cursor:pointer}
.button:hover,button:hover{border-color:var(--ink);background:var(--sunken)}
.primary,.primary:hover{color:var(--safetyInk);background:var(--safety);border-color:var(--safety)}
.primary:hover{filter:brightness(.95)}
.strong,.strong:hover{color:var(--paper);background:var(--ink);border-color:var(--ink)}
.strong:hover{opacity:.9}
.actions .button{flex:1 1 8rem}
.actions .primary{flex-basis:100%;font-size:1.25rem;min-height:3.5rem}
img{display:block;max-width:100%;height:auto;border:1px solid var(--line);border-radius:.375rem}
figure{margin:1.5rem 0}
figcaption{margin-top:.375rem;color:var(--muted);font-size:.9375rem}
.message{white-space:pre-wrap;background:var(--raised);border:1px solid var(--line);border-radius:.375rem;padding:.875rem}
dl{margin:.5rem 0;display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.375rem 1rem}
dt{color:var(--muted)}
dd{margin:0}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.625rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:600}
thead th{color:var(--muted);font-size:.9375rem}
td:last-child,th:last-child{padding-left:1rem;text-align:right;white-space:nowrap}
tfoot th,tfoot td{border-bottom:0;font:700 1.5rem/1.3 display,system-ui,sans-serif;letter-spacing:-.022em}
.detail{display:block;color:var(--muted);font-size:.9375rem;line-height:1.5;font-weight:400}
label{display:block;font-weight:600;margin-bottom:.375rem}
input,textarea{width:100%;min-height:3rem;padding:.625rem .875rem;font:inherit;color:inherit;background:var(--raised);border:1px solid var(--edge);border-radius:.375rem}
textarea{display:block;margin-bottom:1rem}
input{max-width:16rem}
[aria-invalid]{border:2px solid var(--danger)}
form button{display:flex;margin-top:1rem}
.answer{display:grid;grid-template-columns:5.5rem 1fr;gap:.375rem .75rem;margin:1.5rem 0;padding:1rem;border:1px solid var(--line);border-radius:.625rem;background:var(--raised)}
.answer label,.answer .error{grid-column:1/-1;margin:0}
.answer .error{order:1}
.answer button{margin:0;padding-inline:.75rem}
.error{color:var(--danger);font-weight:600}
ol{list-style-type:"";padding:0}
li{padding:.75rem 0;border-bottom:1px solid var(--line)}
li p{margin:0}
.note{white-space:pre-wrap}
footer{margin-top:2.5rem;color:var(--muted);font-size:.9375rem}
@media screen{.print{display:none}}
@media(forced-colors:active){.button,button{border:1px solid}}
@media print{:root{color-scheme:light;font-size:12px}body{color:#000;background:#fff}form,.answer,.actions,footer{display:none}.brand{min-height:3rem}h2{break-after:avoid}table,figure{break-inside:avoid}a{color:inherit}}
`
