/** The way from one form to the other, with the reason to take it. */
export function OtherForm({ reason, label, href }: { reason: string; label: string; href: string }) {
  return (
    <p className="text-base">
      {`${reason} `}
      <a href={href}>{label}</a>.
    </p>
  )
}
