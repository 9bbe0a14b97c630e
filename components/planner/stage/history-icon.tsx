export const icons = {
  undo: 'M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  redo: 'm12 5 4 4-4 4m4-4H8a4 4 0 0 0 0 8h2',
}

export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5" fill="none" stroke="currentColor" strokeWidth="2">
      <path d={path} />
    </svg>
  )
}
