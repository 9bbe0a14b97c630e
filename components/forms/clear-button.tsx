import { Button } from '@/components/ui/button'

/** Empties the form and forgets what was typed. Works before hydration and without a script. */
export function ClearButton({ label, isSubmitting = false }: { label: string; isSubmitting?: boolean }) {
  return (
    <Button type="reset" variant="quiet" size="small" className="px-3" disabled={isSubmitting}>
      {label}
    </Button>
  )
}
