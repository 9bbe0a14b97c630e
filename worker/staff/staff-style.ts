// The style of the lead page and the office page, with the site's colors and fonts.
import { fontFaceRules, fontPath } from '@/lib/font-files'
import { type Colors, darkColors, lightColors } from '@/lib/palette'

const names = Object.keys(lightColors) as (keyof Colors)[]
const colors = names.map(name => `--${name}:light-dark(${lightColors[name]},${darkColors[name]})`).join(';')

export const staffStyle = `${fontFaceRules(fontPath)}
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
figure.lesser{display:inline-block;vertical-align:top;width:calc(50% - .5rem);margin:0 .25rem 1.5rem 0}
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
[type=checkbox]{flex:none;width:1.5rem;min-height:1.5rem;margin:0;accent-color:var(--accent)}
fieldset{margin:0 0 1rem;padding:0;border:0}
legend{padding:0;margin-bottom:.25rem;font-weight:600}
.tick{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem .75rem}
.tick label{flex:1 1 10rem;display:flex;align-items:center;gap:.75rem;min-height:3rem;margin:0;font-weight:400}
.tick a{padding:.75rem 0}
.bar{position:sticky;top:0;padding:.75rem 0;background:var(--paper)}
:root:has(.bar){scroll-padding-top:5rem}
#refused{scroll-margin-top:1rem}
.mark p{margin:.25rem 0}
.mark .buttons>*{flex-basis:100%}
.mark ul{margin:.5rem 0;padding-left:1.25rem}
.mark li{padding:.125rem 0;border:0}
[aria-invalid]{border:2px solid var(--danger)}
form button{display:flex}
.answer{margin:1.5rem 0;padding:1rem;border:1px solid var(--line);border-radius:.625rem;background:var(--raised)}
.row{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem}
.row .field{flex:0 1 9rem;margin:0}
.row>input{flex:1 1 9rem;max-width:none}
.row>button{flex:1 0 8rem}
.field{margin:.75rem 0}
.buttons{display:flex;flex-wrap:wrap;gap:.75rem;margin:.75rem 0}
.buttons button{flex:1 1 7rem}
summary{min-height:3rem;padding:.625rem 0;font-weight:600;cursor:pointer}
.link{margin-top:2rem}
.repeat{font-weight:600}
.repeat::first-letter{text-transform:uppercase}
nav{display:flex;flex-wrap:wrap;gap:.5rem;margin-bottom:1.5rem}
nav a,.choices a{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;min-width:2.75rem;padding:.25rem .875rem;border:1px solid var(--edge);border-radius:.375rem;color:var(--ink);font-weight:600;text-decoration:none}
nav a{flex:1 1 auto;padding-inline:.5rem}
nav a[aria-current],.choices a[aria-current]{color:var(--paper);background:var(--ink);border-color:var(--ink)}
.view{margin-bottom:.25rem}
.choices{display:flex;flex-wrap:wrap;gap:.5rem;margin:1rem 0}
.leads li{padding:1.25rem 0}
.leads li p{margin:.375rem 0}
.leads .actions{margin:.75rem 0 0}
.leads .actions .button{flex:1 1 5rem;padding-inline:.5rem}
.who{font-size:1.25rem;margin:0;border:0;padding:0}
.who::before{content:none}
.who a{display:inline-block;min-height:1.75rem}
.state{color:var(--muted);font-weight:600}
.status.late{border-color:var(--danger)}
.totals{margin:1.5rem 0;font-size:.9375rem}
.totals th{width:3.25rem}
.totals th:nth-child(3){width:4.75rem}
.totals th:last-child{width:5rem}
.totals th:first-child{width:auto}
.totals th,.totals td{padding:.5rem 0}
.totals td{padding-left:.625rem;text-align:right;white-space:nowrap}
.totals th:not(:first-child){padding-left:.625rem;text-align:right;overflow-wrap:normal}
.totals th[scope=row]{font-weight:400}
@media(width<22.5rem){.totals th:nth-child(n){width:auto}.totals th:nth-child(n+2),.totals td{padding-left:.375rem}}
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
