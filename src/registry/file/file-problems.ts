import type { FileProblem } from '../../contract/registry-status.ts'
import type { AgentError } from '../../lib/errors.ts'
import { maskAddress } from './mask-address.ts'

/** What is wrong with the registry file now: parts of it, or the whole. */
export interface FileProblems {
  readonly list: FileProblem[]
  /** The file was taken, with these parts left out. The reason why an earlier state of it was refused is gone. */
  set(issues: readonly { message: string; line?: number | undefined }[]): void
  /** The file as a whole was refused: the registry goes on with what it has. */
  refuse(error: AgentError): void
}

/** No problems at first; one that stays keeps the time when it came. */
export function createFileProblems(redact: (text: string) => string): FileProblems {
  let parts: FileProblem[] = []
  let whole: FileProblem | undefined
  const toProblem = (text: string, line?: unknown, file?: unknown): FileProblem => {
    const message = redact(maskAddress(text))
    const place = /^(.*?):(\d+): /.exec(message)
    const before = [...parts, ...(whole ? [whole] : [])].find(known => known.message === message)
    return {
      message,
      file: typeof file === 'string' ? file : (place?.[1] ?? null),
      line: typeof line === 'number' ? line : place ? Number(place[2]) : null,
      since: before?.since ?? new Date().toISOString(),
    }
  }
  return {
    get list() {
      return whole ? [whole, ...parts] : parts
    },
    set(issues) {
      parts = issues.map(({ message, line }) => toProblem(message, line))
      whole = undefined
    },
    refuse(error) {
      const { file, line } = (error.detail ?? {}) as { file?: unknown; line?: unknown }
      whole = toProblem(error.message, line, file)
    },
  }
}
