import { useEffect, useRef, useState } from 'preact/hooks'
import type { Activity } from '../../../contract/activity.ts'
import { Failure } from '../catalogue/failure.tsx'
import { PageHeading } from '../catalogue/page-heading.tsx'
import { useRead } from '../state/use-read.ts'
import { countOf } from '../text/format.ts'
import { formatAgo, formatTime } from '../text/time.ts'
import { Button } from '../ui/button.tsx'
import { CallTable } from './call-table.tsx'
import { MinuteChart } from './minute-chart.tsx'
import { ToolLatency } from './tool-latency.tsx'
import { Choice } from '../catalogue/inputs.tsx'

/** Between two looks, in milliseconds. */
const EVERY = 3000
const MOST_CALLS = 200

/** Recent calls, errors and latency: followed while the page is seen, still while somebody looks at a call. */
export function ActivityView() {
  const [app, setApp] = useState('')
  const [failedOnly, setFailedOnly] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const query = new URLSearchParams({
    limit: String(MOST_CALLS),
    ...(app && { app }),
    ...(failedOnly && { outcome: 'failed' }),
  })
  const path = `activity?${query}`
  const { value, path: readPath, failure, again } = useRead<Activity>(path, isPaused ? {} : { every: EVERY })
  const apps = useApps(value)
  const calls = useHeld(value?.calls, readPath)
  return (
    <div class="page activity">
      <PageHeading title="Activity">
        <Button
          aria-pressed={isPaused}
          onClick={() => {
            setPaused(!isPaused)
            if (isPaused) again()
          }}
        >
          {isPaused ? 'Paused' : 'Pause'}
        </Button>
      </PageHeading>
      <Failure error={failure} again={again} />
      {!value && !failure && <p class="note">Reading…</p>}
      {value && (
        <>
          <p class="note">
            {`Counted since ${formatTime(value.since)} (${formatAgo(value.since)}), when the registry started. No arguments and no results are kept here.`}
          </p>
          <section aria-labelledby="minutes-heading">
            <h2 id="minutes-heading">The last hour</h2>
            <MinuteChart minutes={value.minutes} />
          </section>
          <section aria-labelledby="calls-heading">
            <h2 id="calls-heading">Recent calls</h2>
            <div class="finder-bar">
              <Choice
                label="Application"
                value={app}
                options={[['', 'All'], ...apps.map(name => [name, name] as const)]}
                onChoose={setApp}
              />
              <label class="check">
                <input
                  type="checkbox"
                  checked={failedOnly}
                  onChange={({ currentTarget }) => setFailedOnly(currentTarget.checked)}
                />
                Failed only
              </label>
            </div>
            <div {...calls.hold} aria-busy={readPath !== path}>
              {calls.newer > 0 && (
                <Button class="newer" onClick={calls.release}>{`Show ${countOf(calls.newer, 'new call')}`}</Button>
              )}
              {calls.shown.length ? (
                <CallTable calls={calls.shown} />
              ) : (
                <div class="empty">
                  <p>{app || failedOnly ? 'No call of this kind.' : 'Nothing was called yet.'}</p>
                  {!app && !failedOnly && (
                    <p>
                      Every call of a tool appears here: from a conversation, from “Try it” in the catalogue, and from
                      other programs.
                    </p>
                  )}
                </div>
              )}
            </div>
          </section>
          <section aria-labelledby="latency-heading">
            <h2 id="latency-heading">How long tools take</h2>
            <ToolLatency tools={value.tools} />
          </section>
        </>
      )}
    </div>
  )
}

/** Every application that was seen: a filter takes none of them out of the choice. */
function useApps(activity: Activity | undefined): string[] {
  const seen = useRef(new Set<string>())
  for (const { app } of activity?.tools ?? []) seen.current.add(app)
  return [...seen.current].toSorted()
}

/** Calls as they come; while the pointer or the focus is on them they stay as they are, and what is newer is counted. */
function useHeld(latest: Activity['calls'] = [], source: string | undefined) {
  const [isHeld, setHeld] = useState(false)
  const kept = useRef({ calls: latest, source })
  const box = useRef<HTMLDivElement>(null)
  if (!isHeld || kept.current.source !== source || !kept.current.calls.length) kept.current = { calls: latest, source }
  const shown = kept.current.calls
  const newer = isHeld ? countNewer(latest, shown) : 0
  const look = () => setHeld(box.current?.matches(':hover, :focus-within') ?? false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout']
    const later = () => setTimeout(look)
    for (const event of events) element.addEventListener(event, later)
    return () => events.forEach(event => element.removeEventListener(event, later))
  }, [source === undefined])
  return {
    shown,
    newer,
    release: () => {
      kept.current = { calls: latest, source }
      setHeld(false)
      setTimeout(look)
    },
    hold: { ref: box },
  }
}

/** How many calls came after the first one that is shown. */
function countNewer(latest: Activity['calls'], [first]: Activity['calls']): number {
  if (!first) return latest.length
  const at = latest.findIndex(
    call => call.at === first.at && call.tool === first.tool && call.duration_ms === first.duration_ms,
  )
  return at < 0 ? latest.length : at
}
