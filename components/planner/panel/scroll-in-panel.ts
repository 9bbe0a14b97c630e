/** Scrolls the panel's steps, and not the page as scrollIntoView would, until the element is at their top. */
export function scrollInPanel(element: Element | null) {
  const steps = element?.closest('.planner-steps')
  if (element && steps) steps.scrollTop += element.getBoundingClientRect().top - steps.getBoundingClientRect().top
}
