// The script that stands in for the framework's on a page with islands. It inserts them, in order, once an island is within two screens
// of the view and the visitor has done something on the page. Without that, an island with data-eager, whose controls are dead
// until then, starts when the page has been looked at for a while; all of them start at once where the device holds a lead that was not
// sent, and the planner where a plan is kept or named in the address. A form that is sent before its scripts have come is held until they have, 5 s at most, and then goes the way that it goes without
// them.

/** localStorage key that the outbox sets while it holds leads. Repeated here because the loader runs without modules. */
export const OUTBOX_FLAG = 'fairlead-outbox'
/** localStorage key of the planner's kept plan: whoever comes back to one, or follows a link to one, is not shown another first. */
export const PLAN_KEY = 'fairlead-plan'

/** Name of the policy that browsers with trusted types ask about every address of a script. */
export const LOADER_POLICY = 'default'

/**
 * Scripts come from the build's own folder and from nowhere else. Markup is let through where it is the text of a script that the page
 * came with, or the empty script: the framework writes those anew when it finds a page that was changed before it started, by a
 * translator for example, and would leave the page empty if it could not. What is written that way is not run.
 */
const trust = `{let k=new Set(["<script><\\/script>",...[...document.scripts].map(s=>s.text)]);window.trustedTypes?.createPolicy("${LOADER_POLICY}",{createScriptURL:u=>new URL(u,location).href.startsWith(location.origin+"/_next/static/")?u:null,createHTML:h=>k.has(h)?h:null})}`

/** After the page is loaded: what is seen by then needs none of the scripts, and they would take the processor from showing it. */
const LOOKED_AT_MS = 3000

/** What a visitor does on a page first. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']

export function loaderScript(sources: readonly string[]): string {
  const list = JSON.stringify(sources).replaceAll('<', '\\u003c')
  // Adds an element for each source; the scripts once.
  const each = `(n,o)=>p.map(s=>d.head.append(Object.assign(d.createElement(n),o(s))))`
  const insert = `()=>{f||=E("script",s=>({src:s,async:!1}))}`
  const whenNear = `o=new IntersectionObserver(e=>{e.some(e=>e.isIntersecting)&&(o.disconnect(),a=1,b&&g())},{rootMargin:"200% 0px"})`
  // Fetched once the processor has nothing to do: what is shown comes first, and whether an island is near is known by then.
  const ahead = `self.requestIdleCallback?.(()=>a&&E("link",s=>({rel:"prefetch",href:s})))`
  const hold = `A("click",e=>{let s=e.target.closest("form[data-island] [type=submit]"),n=50,w=()=>s.form.noValidate||!n--?(h=2,s.click()):setTimeout(w,100);s&&h<2&&!s.form.noValidate&&(e.preventDefault(),g(),h||(h=1,w()))},!0)`
  // The framework takes the mark away with all else that it did not write, when it starts a page anew.
  const keepMark = `let r=d.documentElement,m=r.dataset;new MutationObserver(()=>{"js"in m||(m.js="")}).observe(r,{attributeFilter:["data-js"]})`
  return `${trust}{let d=document,A=addEventListener,p=${list},f,a,b,h=0,k=d.querySelector("[data-eager]"),E=${each},g=${insert},v=()=>{b=1;a&&g()},${whenNear};d.querySelectorAll("[data-island]").forEach(e=>o.observe(e));for(let t of${JSON.stringify(SIGNS)})A(t,v,{once:!0,capture:!0});A("load",()=>{k&&setTimeout(v,${LOOKED_AT_MS});${ahead}});${hold};${keepMark};try{let l=localStorage;(l["${OUTBOX_FLAG}"]||k&&(location.hash||l["${PLAN_KEY}"]))&&g()}catch{}}`
}
