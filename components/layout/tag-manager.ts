// Google Tag Manager, for builds with NEXT_PUBLIC_GTM_ID. Plain JavaScript for an inline script that stands before the page's own, so that
// the consent defaults are the first entries of the dataLayer and ld_injected comes behind gtm.js, as a container expects.

/** Longest wait for an idle moment. */
const IDLE_TIMEOUT_MS = 4000
/** Wait after loading in browsers that cannot say when they are idle. */
const FALLBACK_MS = 2000

/**
 * Everything is denied until a consent dialog, which the container may bring, says otherwise. The container's file comes after the page has
 * loaded and the browser is idle, never while prerendering, and not at all for visitors whose browser sends Global Privacy Control.
 */
export const tagManagerScript = (containerId: string): string =>
  `{let d=document,w=window,L=w.dataLayer=w.dataLayer||[],g=function(){L.push(arguments)};
g("consent","default",{ad_storage:"denied",ad_user_data:"denied",ad_personalization:"denied",analytics_storage:"denied",functionality_storage:"denied",personalization_storage:"denied",security_storage:"granted"});
g("set","ads_data_redaction",!0);
if(!navigator.globalPrivacyControl){let l=()=>{let s=d.createElement("script");s.async=!0;s.src="https://www.googletagmanager.com/gtm.js?id=${containerId}";d.head.append(s)},
i=()=>w.requestIdleCallback?requestIdleCallback(l,{timeout:${IDLE_TIMEOUT_MS}}):setTimeout(l,${FALLBACK_MS}),
v=()=>{L.push({"gtm.start":+new Date,event:"gtm.js"});d.readyState=="complete"?i():addEventListener("load",i,{once:!0})};
d.prerendering?d.addEventListener("prerenderingchange",v,{once:!0}):v()}}`
