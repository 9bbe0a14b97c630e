'use client'
// The code that brings photos from a phone's camera into this plan. Loaded on a computer only;
// without the lead desk there is nothing to see.
import { encode } from 'uqr'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { HandOffWords } from '@/content/words/hand-off'
import type { Lens } from '@/lib/leads/hand-off'
import { type Link, listenForPhotos } from './listen-for-photos'

/** Modules of white around a code, ISO/IEC 18004, 9.1. */
const QUIET_ZONE = 4

/** Black on white in both schemes: few cameras read the reverse. */
function QrCode({ text, name }: { text: string; name: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      className="photo-code"
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}

export interface HandOffProps {
  words: HandOffWords
  onPhoto: (jpeg: ArrayBuffer, lens: Lens) => void
}

export default function HandOff({ words, onPhoto }: HandOffProps) {
  const [link, setLink] = useState<Link | null>(null)
  const [turn, setTurn] = useState(0)
  const take = useEffectEvent(onPhoto)
  useEffect(() => {
    const leaving = new AbortController()
    void listenForPhotos(leaving.signal, setLink, take)
    return () => leaving.abort()
  }, [turn])
  if (!link) return null
  return (
    <section className="flex flex-wrap items-center gap-4" aria-label={words.title}>
      {link.isOver ? null : <QrCode text={`${location.origin}${link.path}`} name={words.code} />}
      <div className="flex-1 basis-48 text-sm">
        <h3 className="text-base">{words.title}</h3>
        <p role="status" className="mt-1">
          {link.isOver ? words.over : words.how}
        </p>
        {link.isOver ? (
          <Button variant="outline" size="tight" className="mt-2" onClick={() => setTurn(turn + 1)}>
            {words.renew}
          </Button>
        ) : (
          <p className="mt-1 text-muted">{words.note}</p>
        )}
      </div>
    </section>
  )
}
