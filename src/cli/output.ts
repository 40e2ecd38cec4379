import { Chalk, type ChalkInstance } from 'chalk'
import { callAs } from '../lib/program-commands.ts'

/** The one place that prints. Results go to standard output, notes to standard error (interfaces § CLI). */
export interface Output {
  json: boolean
  style: ChalkInstance
  /** True when a person sits in front of it. */
  interactive: boolean
  /** The result of a command: `data` as JSON, or the text. */
  result(data: unknown, text: () => string): void
  /** One of many results, as they come: JSON Lines, or a line of text. */
  event(data: unknown, text: () => string): void
  /** Something worth knowing that is no result; its commands are written as they are called here. */
  note(text: string): void
  /** A text of ours within a result, with its commands as they are called here ("npx agent start demo"). */
  asCalled(text: string): string
}

export interface OutputOptions {
  json: boolean
  environment: NodeJS.ProcessEnv
  /** How the program is called here. */
  program?: () => string
  stdout?: NodeJS.WriteStream
  stderr?: NodeJS.WriteStream
}

/** An output with a text and a JSON face. No colour when not a terminal, with NO_COLOR, or as JSON. */
export function createOutput({
  json,
  environment,
  program = () => 'agent',
  stdout = process.stdout,
  stderr = process.stderr,
}: OutputOptions): Output {
  const colored =
    !json && (isForced(environment) || (stdout.isTTY && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb'))
  const print = (stream: NodeJS.WriteStream, text: string) =>
    void stream.write(text.endsWith('\n') ? text : `${text}\n`)
  return {
    json,
    style: new Chalk({ level: colored ? 1 : 0 }),
    interactive: Boolean(process.stdin.isTTY && stdout.isTTY) && !json,
    result: (data, text) => {
      const written = json ? JSON.stringify(data, null, 2) : text()
      // An empty list is told by a note; an empty line would say nothing.
      if (written !== '') print(stdout, written)
    },
    event: (data, text) => print(stdout, json ? JSON.stringify(data) : text()),
    note: text => print(stderr, callAs(text, program)),
    asCalled: text => callAs(text, program),
  }
}

const isForced = ({ FORCE_COLOR, NO_COLOR }: NodeJS.ProcessEnv) =>
  Boolean(FORCE_COLOR && FORCE_COLOR !== '0' && !NO_COLOR)

/** Lines in columns, as wide as their widest cell; `widths` counts without colour codes. */
export function formatTable(rows: string[][], gap = 2): string {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, index) => Math.max(all[index] ?? 0, visibleWidth(cell))),
    [],
  )
  return rows
    .map(row =>
      row
        .map((cell, index) =>
          index === row.length - 1 ? cell : cell + ' '.repeat(widths[index]! - visibleWidth(cell) + gap),
        )
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

// oxlint-disable-next-line no-control-regex
const visibleWidth = (text: string) => [...text.replace(/\u001b\[[0-9;]*m/g, '')].length
