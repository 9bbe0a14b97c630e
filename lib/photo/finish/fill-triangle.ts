/**
 * Calls `fill` for each cell of a grid whose middle a triangle covers, with the shares of its first
 * two corners there. Cells count row by row. Plain numbers: lists here cost most of the time.
 */
export function fillTriangle(
  columns: number,
  rows: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  fill: (cell: number, shareA: number, shareB: number) => void,
) {
  const size = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (size === 0) return
  const firstX = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const lastX = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const lastY = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  for (let y = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)); y <= lastY; y++) {
    for (let x = firstX; x <= lastX; x++) {
      const px = x + 0.5
      const py = y + 0.5
      const u = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / size
      const v = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / size
      if (u >= 0 && v >= 0 && 1 - u - v >= 0) fill(y * columns + x, u, v)
    }
  }
}
