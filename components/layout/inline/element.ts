// Makes elements, for scripts that run without the framework.

/** `properties` are those of the element, such as `onclick`. */
export const element = (
  tag: string,
  className: string,
  properties: object = {},
  ...children: readonly (Node | string)[]
): HTMLElement => {
  const made = Object.assign(document.createElement(tag), { className }, properties)
  made.append(...children)
  return made
}
