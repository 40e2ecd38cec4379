import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KillReport } from './run-kills.ts'

const PAGE = join(import.meta.dirname, '../../docs/durability.md')

/** The figures of a run as a table in Markdown. */
export function formatReport({ kills, seed, killed, stores, complaints, files, milliseconds }: KillReport): string {
  const rows = stores.map(one => `| ${one.name} | ${one.acknowledged} | ${one.unanswered} | ${one.wrong} |`)
  return [
    `${kills} kills (crm ${killed.crm}, registry ${killed.registry}, agent ${killed.agent}, while starting ${killed.starting}), ` +
      `seed ${seed}, ${Math.round(milliseconds / 1000)} s: ${complaints.length} complaints, ${files} files in the state folder at the end.`,
    '',
    '| What | Acknowledged | Asked, not answered | Wrong after a kill |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}

/** Puts the figures into docs/durability.md, in the place of the last ones. */
export function writeReport(report: KillReport): void {
  const text = readFileSync(PAGE, 'utf8')
  const next = text.replace(
    /(<!-- kills -->\n)[\s\S]*?(<!-- \/kills -->)/,
    (_all, begin: string, end: string) => `${begin}\n${formatReport(report)}\n\n${end}`,
  )
  writeFileSync(PAGE, next)
}
