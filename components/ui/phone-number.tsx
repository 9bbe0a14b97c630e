/**
 * '(516) 555-0134' on one line, and in a box too narrow for it on two: never broken at its hyphen.
 */
export function PhoneNumber({ children: number }: { children: string }) {
  const end = number.lastIndexOf(' ') + 1
  return (
    <span className="inline-block">
      {number.slice(0, end)}
      <span className="whitespace-nowrap">{number.slice(end)}</span>
    </span>
  )
}
