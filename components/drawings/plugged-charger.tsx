/** A charger whose plug points at the button to its right, where a form’s conduit line ends. */
export const pluggedCharger = {
  width: 190,
  height: 120,
  content: (
    <g strokeWidth={1.75}>
      <path d="M34 92C34 126 112 126 124 90 130 66 140 60 160 60" strokeWidth={4} />
      <rect x="8" y="14" width="52" height="78" rx="11" />
      <path d="M34 28v18" className="drawing-light" />
      <path d="M16 62h36" />
      <circle cx="34" cy="76" r="6" />
      <path d="M158 52h16l8 4v8l-8 4h-16z" className="fill-ink" />
      <path d="M182 57h7M182 63h7" />
    </g>
  ),
}
