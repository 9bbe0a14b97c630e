// A good photo and two bad ones, 96 x 72 units. Hidden from screen readers: the words beside each
// say the same.

const drawings = {
  good: (
    <>
      <path d="M3 3h90v66H3z" fill="var(--raised)" />
      <path d="M3 58h90" strokeWidth="1.25" />
      <path d="M12 22h20v36H12z" fill="var(--sunken)" />
      <path d="M42 26h9v14h-9z" />
      <path d="M51 33h26" stroke="var(--safety-line)" strokeDasharray="5 5" />
      <path d="M72 28h10v13H72z" stroke="var(--safety-line)" strokeWidth="2.5" />
    </>
  ),
  bad: (
    <>
      <path d="M3 3h90v66H3z" fill="var(--raised)" />
      <path d="M3 66 93 48M3 10l90 14" strokeWidth="1.25" />
      <path d="M3 14h20v51L3 69z" fill="var(--sunken)" />
      <path d="m58 27 5 .7v10L58 38z" />
      <path d="m34 18 40 34M74 18 34 52" stroke="var(--safety-line)" strokeWidth="2.5" />
    </>
  ),
  /** A phone upright, whose screen shows a photo between bars, and a crop across it. */
  part: (
    <>
      <path d="M30 3h36v66H30z" fill="var(--raised)" />
      <path d="M30 20h36M30 52h36" strokeWidth="1.25" />
      <path d="M34 30h10v22H34z" fill="var(--sunken)" />
      <path d="M50 32h5v8h-5zM55 36h6" />
      <path d="m14 13 68 46M82 13 14 59" stroke="var(--safety-line)" strokeWidth="2.5" />
    </>
  ),
}

export const GoodAndBad = ({ words }: { words: Readonly<Record<keyof typeof drawings, string>> }) => (
  <ul className="grid max-w-[38rem] grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-4 text-sm text-muted">
    {(['good', 'bad', 'part'] as const).map(what => (
      <li key={what}>
        <svg viewBox="0 0 96 72" className="w-full" fill="none" stroke="var(--ink)" strokeWidth="2" aria-hidden="true">
          {drawings[what]}
        </svg>
        <p className="mt-1">{words[what]}</p>
      </li>
    ))}
  </ul>
)
