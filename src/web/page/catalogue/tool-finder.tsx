import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { CatalogueTools } from '../../../contract/catalogue.ts'
import { announce } from '../state/announce.ts'
import { useRead } from '../state/use-read.ts'
import { countOf, formatValue } from '../text/format.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from './failure.tsx'
import { moveToTool, ToolList } from './tool-list.tsx'

interface ToolFinderProps {
  /** Only its tools; all applications unless told. */
  app?: string
  /** How many tools there are; when it changes the list is read again. */
  total: number
}

/** What is looked for, in this visit, by application. */
interface Looking {
  q: string
  /** `true`: tools that only read; `false`: the others. */
  readOnly: '' | 'true' | 'false'
  skip: number
}
const kept = new Map<string, Looking>()
const NOTHING: Looking = { q: '', readOnly: '', skip: 0 }

const ON_A_PAGE = 50
/** What the server finds at most. */
const MOST_HITS = 100
/** Pause in typing after which is searched, in milliseconds. */
const PAUSE = 200
const FILTERS = [
  ['', 'All'],
  ['true', 'Read-only'],
  ['false', 'Changes data'],
] as const

/** Tools of one application page by page, or tools of all applications that words describe, the best first. */
export function ToolFinder({ app, total }: ToolFinderProps) {
  const key = app ?? ''
  const [looking, setLooking] = useState(kept.get(key) ?? NOTHING)
  const [text, setText] = useState(looking.q)
  const box = useRef<HTMLDivElement>(null)
  const name = useId()
  const look = (change: Partial<Looking>) => {
    const next = { ...looking, skip: 0, ...change }
    kept.set(key, next)
    setLooking(next)
  }
  useEffect(() => {
    const q = text.trim()
    if (q === looking.q) return
    const timer = setTimeout(() => look({ q }), PAUSE)
    return () => clearTimeout(timer)
  }, [text, looking])

  const path = toPath(app, looking, total)
  const reading = useRead<CatalogueTools>(path)
  const { value, failure } = reading
  const isNew = reading.path === path
  const found = value && describeFound(looking, value, app === undefined)
  useEffect(() => {
    if (isNew && found && looking !== NOTHING) announce(found)
  }, [isNew, found])

  const page = (skip: number, of: number) => {
    if (skip < 0 || skip >= of) return
    look({ skip })
    box.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div ref={box} class="finder" role="search" aria-label="Tools">
      <div class="finder-bar">
        <input
          type="search"
          value={text}
          aria-label={app === undefined ? 'Search all tools' : `Search the tools of ${app}`}
          placeholder="What should it do?"
          dir="auto"
          maxLength={2000}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={moveToTool}
        />
        <fieldset class="segments">
          <legend class="visually-hidden">Which tools</legend>
          {FILTERS.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={name}
                checked={looking.readOnly === value}
                onChange={() => look({ readOnly: value })}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <Failure error={failure} again={reading.again} />
      {path !== undefined && value && !failure && (
        <div aria-busy={!isNew}>
          <p class="note">{isNew ? found : 'Searching…'}</p>
          <ToolList tools={value.tools} showsApplication={app === undefined} />
          {!looking.q && value.total > ON_A_PAGE && (
            <nav class="pager" aria-label="Pages of tools">
              <Button aria-disabled={looking.skip === 0} onClick={() => page(looking.skip - ON_A_PAGE, value.total)}>
                Previous
              </Button>
              <span>
                {`${formatValue(Math.floor(looking.skip / ON_A_PAGE) + 1)} of ${formatValue(Math.ceil(value.total / ON_A_PAGE))}`}
              </span>
              <Button
                aria-disabled={looking.skip + ON_A_PAGE >= value.total}
                onClick={() => page(looking.skip + ON_A_PAGE, value.total)}
              >
                Next
              </Button>
            </nav>
          )}
        </div>
      )}
    </div>
  )
}

/** Where the answer is; nothing to be read while nothing is looked for in all applications. `total` makes it new when tools come or go. */
function toPath(app: string | undefined, { q, readOnly, skip }: Looking, total: number): string | undefined {
  if (app === undefined && !q) return undefined
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(readOnly && { read_only: readOnly }),
    ...(app === undefined ? {} : { skip: String(skip) }),
    limit: String(q ? MOST_HITS : ON_A_PAGE),
    brief: 'true',
  })
  const from = app === undefined ? 'catalogue/search' : `catalogue/applications/${encodeURIComponent(app)}/tools`
  return `${from}?${query}#${total}`
}

function describeFound({ q, readOnly, skip }: Looking, { tools, total }: CatalogueTools, isAll: boolean): string {
  const kind = readOnly === 'true' ? ', read-only' : readOnly === 'false' ? ', changing data' : ''
  const count = countOf(total, 'tool') + kind
  if (q)
    return total === 0
      ? `No tool${kind} for “${q}”${isAll ? '' : ' here'}. Other words may find it.`
      : total >= MOST_HITS
        ? `The best ${formatValue(total)} for “${q}”; more words narrow it down.`
        : `${count} for “${q}”, the best first.`
  if (total <= tools.length) return total === 0 ? `No tool${kind}.` : `${count}.`
  return `${formatValue(skip + 1)}–${formatValue(skip + tools.length)} of ${count}.`
}
