// The script that stands in for the framework's on a page with islands. It inserts them, in order, once an island comes
// within two screens of the view, is focused or touched, or when the device holds a lead that was not sent.

/** localStorage key that the outbox sets while it holds leads. Repeated here because the loader runs without modules. */
export const OUTBOX_FLAG = 'fairlead-outbox'

export function loaderScript(sources: readonly string[]): string {
  const list = JSON.stringify(sources).replaceAll('<', '\\u003c')
  return `(()=>{let d=document,f=0,g=()=>{if(!f){f=1;for(let s of ${list}){let e=d.createElement("script");e.src=s;e.async=!1;d.head.append(e)}}},n=d.querySelectorAll("[data-island]"),o=new IntersectionObserver(e=>{e.some(e=>e.isIntersecting)&&(o.disconnect(),g())},{rootMargin:"200% 0px"});n.forEach(e=>{o.observe(e);for(let t of["focusin","pointerdown","pointerenter"])e.addEventListener(t,g,{once:!0,passive:!0})});try{localStorage.getItem("${OUTBOX_FLAG}")&&g()}catch{}})()`
}
