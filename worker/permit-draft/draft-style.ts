// The lead page's style, with what the permit draft has besides: drawings, boxes to tick, paper.
import { staffStyle } from '@/worker/staff/staff-style'

export const draftStyle = `${staffStyle}
.draft{display:flex;flex-wrap:wrap;gap:0 .75rem;border:2px solid var(--danger);border-radius:.1875rem;padding:.5rem .875rem;font-weight:600}
.draft strong{color:var(--danger);letter-spacing:.08em}
.id{font:400 .8125rem/1.4 ui-monospace,monospace;color:var(--muted)}
.blank::after{content:"";display:inline-block;width:6rem;border-bottom:1px solid var(--edge)}
.blank span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.checks{margin:.5rem 0 1.25rem;padding:0}
.checks li{display:grid;grid-template-columns:1.5rem 1fr;padding:.5rem 0}
.checks li::before{content:"";width:.9375rem;height:.9375rem;margin-top:.375rem;border:1.5px solid var(--ink)}
.unknown{color:var(--danger);font-weight:600}
h3{margin:1.25rem 0 .25rem;font:700 1.125rem/1.3 display,text-others,system-ui,sans-serif}
.drawing{display:block;width:100%;height:auto;max-width:36rem;margin:0 auto;fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.one-line .drawing{max-width:26rem}
.drawing .drawing-body{fill:var(--raised)}
.drawing .drawing-shade{fill:var(--sunken)}
.drawing .drawing-fine{stroke:var(--muted);stroke-width:1.25}
.drawing .drawing-hidden{stroke:var(--muted);stroke-width:1.25;stroke-dasharray:7 5}
.drawing .drawing-bright{stroke:var(--safetyLine);stroke-width:2.5}
.drawing .drawing-pipe{stroke:var(--safetyLine);stroke-width:4}
.drawing .drawing-planned{stroke:var(--safetyLine);stroke-dasharray:5 5}
.drawing .drawing-dot{fill:var(--accent);stroke:none}
.drawing text{fill:var(--ink);stroke:none;font:400 15px text,text-others,system-ui,sans-serif}
.drawing .drawing-note{fill:var(--muted)}
.drawing .drawing-strong{font-weight:650}
@media(forced-colors:active){.drawing{stroke:CanvasText}.drawing :is(.drawing-body,.drawing-shade){fill:Canvas}.drawing text{fill:CanvasText}.drawing :is(.drawing-pipe,.drawing-bright,.drawing-planned){stroke:Highlight}}
@media print{@page{margin:14mm}footer{display:block}.brand{padding:0 1rem}main{max-width:none;padding-bottom:0}:is(h2,h3) .print{float:right;font-size:1rem;color:var(--danger);letter-spacing:.08em}h2{margin-top:1.25rem;padding-top:.75rem}.drawing{max-width:12.5cm}.one-line .drawing{max-width:8.5cm}.checks{break-inside:avoid}h2,h3,h2+p{break-inside:avoid;break-after:avoid}th,td{padding-block:.25rem}}
`
