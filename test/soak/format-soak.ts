import type { SoakReport } from './run-soak.ts'
import { percentile } from './tally.ts'

const megabytes = (bytes: number | undefined) => (bytes === undefined ? '–' : `${(bytes / 1024 / 1024).toFixed(1)} MB`)
const time = (milliseconds: number) => `${Math.round(milliseconds)} ms`

/** The figures of a soak as tables in Markdown. */
export function formatSoak({ seconds, seed, tally, kills, processes, before, after, complaints }: SoakReport): string {
  const killed = [...kills].map(([name, count]) => `${name} ${count}`).join(', ')
  return [
    `${seconds} s, seed ${seed}, killed: ${killed || 'nothing'}. ${complaints.length} complaints.`,
    '',
    '| Operations | Right | Failed, and said so | of them undisturbed | Wrong | p50 | p95 | p99 |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...tally.kinds].map(
      ([name, { right, failed, failedInCalm, wrong, milliseconds }]) =>
        `| ${name} | ${right} | ${failed} | ${failedInCalm} | ${wrong} | ${[0.5, 0.95, 0.99].map(share => time(percentile(milliseconds, share))).join(' | ')} |`,
    ),
    '',
    '| Process, in the part without kills of it | Heap after GC | at the end | RSS | at the end | most | Files | at the end | most | Children | at the end |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...processes.map(
      ({ component, first, last, mostRss, mostDescriptors }) =>
        `| ${component} | ${megabytes(first.heap)} | ${megabytes(last.heap)} | ${megabytes(first.rss)} | ${megabytes(last.rss)} | ${megabytes(mostRss)} | ${first.descriptors} | ${last.descriptors} | ${mostDescriptors} | ${first.children} | ${last.children} |`,
    ),
    '',
    `Logs ${megabytes(before.logs)} → ${megabytes(after.logs)}, state ${megabytes(before.state)} → ${megabytes(after.state)}, files ${before.files} → ${after.files}.`,
  ].join('\n')
}
