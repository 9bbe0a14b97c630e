// The inline scripts of every page, plain JavaScript because most pages carry nothing else. Kept small: together they stay under
// the budget for inline scripts, and the finished page names each by its hash in the policy. One more only where a build asks for it.
import { settings } from '@/lib/settings'
import { tagManagerScript } from './tag-manager'

/**
 * Before the first paint: marks that scripts run, and the sidebar's state, so that nothing flashes. Where the sidebar is a menu its state
 * is not asked for: the browser answers about cookies from another process, and the page waits.
 */
const beforePaint = `{let h=document.documentElement.dataset;h.js="";matchMedia("(width<48rem)").matches||/sidebar_state=false/.test(document.cookie)&&(h.sidebar="collapsed")}`

/**
 * Behind the first screen. A script waits for the style sheet, and the parser for the script: so the first screen is laid out and painted
 * alone, without the long page below it. The mark shows in a trace where that was.
 */
const firstScreen = 'performance.mark("first-screen")'

/**
 * On a phone, what is marked as `later` (a section, the footer) is laid out in tasks of its own, one part after the other, once the page is parsed:
 * a slow one paints the first screen sooner, and answers in between. Until its turn comes, a part that is not near the view takes a screen of room
 * (globals.css). The load of a small picture starts each task, and not a timer, because it holds back the page's own load event: who waits
 * for that finds the page whole. A page that opens at a place of its own, by an address with a fragment, a reload or a step back, is laid out at
 * once: that place would move.
 */
const inParts = `{let d=document,h=d.documentElement.dataset,n=()=>{let i=new Image;i.onload=i.onerror=s;i.src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACADs="},s=()=>{let e=d.querySelector(".later");e?(e.classList.remove("later"),e.offsetHeight,n()):delete h.early};location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"||(h.early="",addEventListener("DOMContentLoaded",n))}`

/**
 * At the end of the page: ld_injected once per view and not while prerendering, call and text clicks, and menus closing on a link and when the
 * keyboard leaves them.
 */
const atEnd = (more = '') =>
  `{let d=document,A=addEventListener,L=window.dataLayer||=[],t="",P=e=>e.target.closest("[popover]"),x=p=>p?.hidePopover?.();
for(let s of d.querySelectorAll("[type$=json]"))t+=s.text;
let v=()=>L.push({event:"ld_injected",town:d.querySelector("#page").dataset.town||null,hasFAQ:t.includes('"FAQPage"'),hasBreadcrumb:t.includes('"BreadcrumbList"')});
d.prerendering?d.addEventListener("prerenderingchange",v,{once:!0}):v();
A("pageshow",e=>e.persisted&&v());
A("click",e=>{let a=e.target.closest("a"),n={"tel:":"call","sms:":"text"}[a?.protocol];n&&L.push({event:n+"_click"});a&&x(P(e))});
A("focusout",e=>{let p=P(e),r=e.relatedTarget;p&&r&&!p.contains(r)&&r.popoverTargetElement!=p&&x(p)});${more}}`.replaceAll(
    '\n',
    '',
  )

/** Where the sidebar is: its toggle, kept for 7 days. A part of the script above. */
const sidebarToggle = `let h=d.documentElement.dataset,s=()=>d.querySelector("#areas-sidebar"),q="[data-sidebar-toggle]",k="collapsed",m=matchMedia("(width<48rem)"),b=()=>s().querySelector(q),c=()=>b().ariaExpanded=h.sidebar!=k,g=()=>{if(m.matches)return s().togglePopover();let o=h.sidebar==k;o?delete h.sidebar:(s().contains(d.activeElement)&&b().focus(),h.sidebar=k);d.cookie="sidebar_state="+o+";path=/;max-age=604800;samesite=lax";c()};
c();A("click",e=>e.target.closest(q)&&g());m.onchange=()=>s().hidePopover();
A("keydown",e=>(e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey&&/^b$/i.test(e.key)&&e.preventDefault(g()))`

/**
 * Same-origin pages are prepared when a visitor is about to follow a link; only browsers that know the rules read them. Every such link
 * leads to a page: the lead desk is posted to, and never linked.
 */
const speculation = JSON.stringify({ prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })

export function HeadScript() {
  return <script data-own="before-paint" dangerouslySetInnerHTML={{ __html: beforePaint }} />
}

/** Stands at the end of what a phone shows first. `whole`: the rest is not laid out in parts. */
export function FirstScreenEnd({ whole = false }: { whole?: boolean }) {
  return (
    <script
      data-own="first-screen"
      dangerouslySetInnerHTML={{ __html: whole ? firstScreen : `${firstScreen};${inParts}` }}
    />
  )
}

export function PageScript({ hasSidebar }: { hasSidebar: boolean }) {
  return (
    <>
      {settings.tagManagerId ? (
        <script data-own="tag-manager" dangerouslySetInnerHTML={{ __html: tagManagerScript(settings.tagManagerId) }} />
      ) : null}
      <script data-own="page" dangerouslySetInnerHTML={{ __html: hasSidebar ? atEnd(sidebarToggle) : atEnd() }} />
      <script data-own="speculation" type="speculationrules" dangerouslySetInnerHTML={{ __html: speculation }} />
    </>
  )
}
