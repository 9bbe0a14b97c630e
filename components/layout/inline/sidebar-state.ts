/**
 * Shared by the scripts that restore and toggle the sidebar. An enum, because esbuild inlines its
 * values across files.
 */
export const enum Sidebar {
  /** Value of data-sidebar on <html>; an open sidebar has none, or an empty one. */
  Collapsed = 'off',
  /** Where the sidebar is a popover drawer instead of a column. */
  DrawerMedia = '(width<48rem)',
}
