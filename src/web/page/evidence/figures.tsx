import type { ComponentChildren } from 'preact'
import { useContext, useId, useMemo, useState } from 'preact/hooks'
import { isolate } from '../ui/isolate.tsx'
import { lazy } from '../ui/lazy.tsx'
import { findFigures, type Figure } from './find-figures.ts'
import { TracedAnswer } from './traced-answer.ts'

const Trace = lazy(
  async () => (await import('./trace-box.tsx')).TraceBox,
  () => null,
)

/** Longest text that figures are looked for in. */
const LONGEST = 4000

/** A text of an answer whose figures tell where they come from when they are chosen. */
export function Figures({ text }: { text: string }) {
  const data = useContext(TracedAnswer)
  const [chosen, setChosen] = useState<number>()
  const parts = useMemo(() => (data && text.length <= LONGEST ? findFigures(text, data) : [text]), [text, data])
  const id = useId()
  const figure = chosen === undefined ? undefined : (parts[chosen] as Figure)
  const close = () => {
    document.getElementById(`${id}-${chosen}`)?.focus()
    setChosen(undefined)
  }
  return (
    <>
      {parts.map((part, at): ComponentChildren =>
        typeof part === 'string' ? (
          isolate(part)
        ) : (
          <button
            key={at}
            id={`${id}-${at}`}
            type="button"
            class="figure"
            aria-expanded={chosen === at}
            title={`Where ${part.figure} comes from`}
            onClick={() => (chosen === at ? close() : setChosen(at))}
          >
            {part.figure}
          </button>
        ),
      )}
      {data && figure && <Trace key={chosen} figure={figure.figure} data={data} onClose={close} />}
    </>
  )
}
