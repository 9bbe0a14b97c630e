'use client'
// On the phone: takes a photo for the planner on the computer that shows the code. The key is the
// fragment of the address.
import { useEffect, useState } from 'react'
import { openPhoto, type OpenProblem, preloadPrepare } from '@/components/planner/photo/open-photo'
import { PhotoSource } from '@/components/planner/photo/photo-source'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { PhotoFromPhoneWords } from '@/content/words/hand-off'
import { HAND_OFF_PHOTO_PATH, isHandOffKey, LENS_HEADER, writeLens } from '@/lib/leads/hand-off'
import type { KeptPhoto } from '@/lib/photo/session'

/** A photo of 400 kB on a slow network. */
const TIMEOUT_MS = 60_000
/** Answers to a photo that another try does not change. */
const FINAL = [413, 415, 422]

type State = 'choosing' | 'reading' | 'sending' | 'sent' | 'failed' | 'refused' | 'gone' | 'noKey'

const keyNow = () => location.hash.slice(1)

const ask = (method: 'HEAD' | 'PUT', photo?: KeptPhoto) =>
  fetch(HAND_OFF_PHOTO_PATH, {
    method,
    headers: {
      authorization: `Bearer ${keyNow()}`,
      ...(photo && { 'content-type': 'image/jpeg', [LENS_HEADER]: writeLens(photo) }),
    },
    body: photo?.jpeg ?? null,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    ({ ok, status }): State => (status === 410 ? 'gone' : ok ? 'sent' : FINAL.includes(status) ? 'refused' : 'failed'),
    (): State => 'failed',
  )

function useSending() {
  const [state, setState] = useState<State>('choosing')
  const [problem, setProblem] = useState<OpenProblem | null>(null)
  const [photo, setPhoto] = useState<KeptPhoto | null>(null)
  useEffect(() => {
    const check = () => {
      if (!isHandOffKey(keyNow())) return setState('noKey')
      setState('choosing')
      // Told before a photo is taken; whatever else is wrong shows when one is sent.
      void ask('HEAD').then(answer => answer === 'gone' && setState('gone'))
    }
    check()
    preloadPrepare()
    addEventListener('hashchange', check)
    return () => removeEventListener('hashchange', check)
  }, [])
  const send = async (one: KeptPhoto) => {
    setState('sending')
    setState(await ask('PUT', one))
  }
  const onFile = async (file: File) => {
    setProblem(null)
    setState('reading')
    const opened = await openPhoto(file)
    if (!opened.ok) {
      setProblem(opened.problem)
      return setState('choosing')
    }
    setPhoto(opened.photo)
    await send(opened.photo)
  }
  return { state, problem, onFile, sendAgain: () => photo && void send(photo) }
}

export function PhotoFromPhone({ words }: { words: PhotoFromPhoneWords }) {
  const isReady = useHydrated()
  const { state, problem, onFile, sendAgain } = useSending()
  const isWarning = problem !== null || ['failed', 'refused', 'gone', 'noKey'].includes(state)
  const isBusy = state === 'reading' || state === 'sending'
  return (
    <div data-island="photo-from-phone" data-eager className="mt-6 grid max-w-[38rem] gap-4">
      {!isReady || isBusy || state === 'gone' || state === 'noKey' ? null : (
        <PhotoSource words={words} hasCamera onFile={file => void onFile(file)}>
          {state === 'failed' ? (
            <Button size="tight" variant="strong" className="flex-1 whitespace-nowrap" onClick={sendAgain}>
              {words.again}
            </Button>
          ) : null}
        </PhotoSource>
      )}
      <div role="status" className={isWarning ? 'font-semibold text-danger' : 'font-semibold'}>
        {state === 'choosing' ? problem ? <p>{words.problems[problem]}</p> : null : <p>{words[state]}</p>}
        {state === 'sent' ? <p className="mt-1 font-normal text-muted">{words.next}</p> : null}
      </div>
    </div>
  )
}
