// The library web-vitals as Next.js ships it, which has no types there.
declare module 'next/dist/compiled/web-vitals' {
  interface Metric {
    readonly name: 'CLS' | 'INP' | 'LCP'
    readonly value: number
  }
  export const onCLS: (report: (metric: Metric) => void) => void
  export const onINP: (report: (metric: Metric) => void) => void
  export const onLCP: (report: (metric: Metric) => void) => void
}
