// The script that stands in for the framework's on a page with islands. It inserts them, in order, once an island comes
// within two screens of the view, is focused or touched, or when the device holds a lead that was not sent.

/** localStorage key that the outbox sets while it holds leads. Repeated here because the loader runs without modules. */
export const OUTBOX_FLAG = 'fairlead-outbox'

/** Name of the policy that browsers with trusted types ask about every address of a script. */
export const LOADER_POLICY = 'default'

/** Scripts come from the build's own folder and from nowhere else. Markup gets no policy: nothing here makes any. */
const trust = `window.trustedTypes?.createPolicy("${LOADER_POLICY}",{createScriptURL:u=>new URL(u,location).href.startsWith(location.origin+"/_next/static/")?u:null});`

export function loaderScript(sources: readonly string[]): string {
  const list = JSON.stringify(sources).replaceAll('<', '\\u003c')
  return `${trust}(()=>{let d=document,f=0,g=()=>{if(!f){f=1;for(let s of ${list}){let e=d.createElement("script");e.src=s;e.async=!1;d.head.append(e)}}},n=d.querySelectorAll("[data-island]"),o=new IntersectionObserver(e=>{e.some(e=>e.isIntersecting)&&(o.disconnect(),g())},{rootMargin:"200% 0px"});n.forEach(e=>{o.observe(e);for(let t of["focusin","pointerdown","pointerenter"])e.addEventListener(t,g,{once:!0,passive:!0})});try{localStorage.getItem("${OUTBOX_FLAG}")&&g()}catch{}})()`
}
