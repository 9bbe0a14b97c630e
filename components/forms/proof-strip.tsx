import { proofs } from '@/content/proofs'
import { classes } from '@/components/ui/classes'

/** Four promises in one strip, once on a page, beside its form. */
export function ProofStrip({ items = proofs.items, className }: { items?: readonly string[]; className?: string }) {
  return (
    <ul data-proofs="" aria-label={proofs.label} className={classes('proof-strip', className)}>
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
