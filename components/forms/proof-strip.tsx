import { proofs } from '@/content/proofs'
import { classes } from '@/components/ui/classes'

interface ProofStripProps {
  /** Whether our license is known to cover the place that the page is about. */
  isLicensed?: boolean
  className?: string
}

/** Four proofs in one strip, beside a form or a price. */
export function ProofStrip({ isLicensed = true, className }: ProofStripProps) {
  return (
    <ul data-proofs="" aria-label={proofs.label} className={classes('proof-strip', className)}>
      {[...proofs.items, isLicensed ? proofs.firm : proofs.firmAlone].map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
