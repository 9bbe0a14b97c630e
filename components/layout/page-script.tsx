// The inline scripts of every page, plain JavaScript because most pages carry nothing else. Kept small: together they stay under
// the budget for inline scripts, and the finished page names each by its hash in the policy. One more only where a build asks for it.
import { settings } from '@/lib/settings'
import { tagManagerScript } from './tag-manager'

/** Before the first paint: marks that scripts run, and the sidebar's state, so that nothing flashes. */
const beforePaint = `{let h=document.documentElement;h.dataset.js="";if(/(?:^|; )sidebar_state=false/.test(document.cookie))h.dataset.sidebar="collapsed"}`

/**
 * Behind the first screen. A script waits for the style sheet, and the parser for the script: so the first screen is laid out and painted
 * alone, without the long page below it. The mark shows in a trace where that was.
 */
const firstScreen = 'performance.mark("first-screen")'

/**
 * At the end of the page: ld_injected once per view and not while prerendering, call and text clicks, menus closing on a
 * link, and the sidebar's toggle (kept for 7 days).
 */
const atEnd = `{let d=document,h=d.documentElement,L=window.dataLayer=window.dataLayer||[],t=new Set;
for(let s of d.querySelectorAll('script[type="application/ld+json"]'))for(let n of JSON.parse(s.text)["@graph"])t.add(n["@type"]);
let v=()=>L.push({event:"ld_injected",town:d.getElementById("page").dataset.town||null,hasFAQ:t.has("FAQPage"),hasBreadcrumb:t.has("BreadcrumbList")});
d.prerendering?d.addEventListener("prerenderingchange",v,{once:!0}):v();
addEventListener("pageshow",e=>e.persisted&&v());
addEventListener("click",e=>{let a=e.target.closest("a");if(a){a.protocol=="tel:"&&L.push({event:"call_click"});a.protocol=="sms:"&&L.push({event:"text_click"});a.closest("[popover]")?.hidePopover?.()}});
let s=()=>d.getElementById("areas-sidebar");if(s()){let q="[data-sidebar-toggle]",m=matchMedia("(width < 48rem)"),c=()=>s().querySelector(q).setAttribute("aria-expanded",h.dataset.sidebar!="collapsed"),g=()=>{if(m.matches)return s().togglePopover();let o=h.dataset.sidebar=="collapsed";o?delete h.dataset.sidebar:h.dataset.sidebar="collapsed";d.cookie="sidebar_state="+o+";path=/;max-age=604800;samesite=lax";c()};
c();addEventListener("click",e=>e.target.closest(q)&&g());m.onchange=()=>s().hidePopover();
addEventListener("keydown",e=>{if((e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey&&e.key.toLowerCase()=="b"){e.preventDefault();g()}})}}`.replaceAll('\n', '')

/** Same-origin pages are prepared when a visitor is about to follow a link; only browsers that know the rules read them. */
const speculation = JSON.stringify({
  prerender: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] }, eagerness: 'moderate' }],
})

export function HeadScript() {
  return <script data-own="before-paint" dangerouslySetInnerHTML={{ __html: beforePaint }} />
}

/** Stands at the end of what a phone shows first. */
export function FirstScreenEnd() {
  return <script data-own="first-screen" dangerouslySetInnerHTML={{ __html: firstScreen }} />
}

export function PageScript() {
  return (
    <>
      {settings.tagManagerId ? <script data-own="tag-manager" dangerouslySetInnerHTML={{ __html: tagManagerScript(settings.tagManagerId) }} /> : null}
      <script data-own="page" dangerouslySetInnerHTML={{ __html: atEnd }} />
      <script data-own="speculation" type="speculationrules" dangerouslySetInnerHTML={{ __html: speculation }} />
    </>
  )
}
