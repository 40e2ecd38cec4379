import type { Draft } from '../reading/draft.ts'

const CAME = /^(?:came|come|went|gone)$/i
const WHERE = /^(?:to|at|along|over|round)$/i

/**
 * "how many came to the lesson S-12": whoever came is asked for, of whom no kind is named, and not the lesson, which stands behind "to" as
 * where they came to. Who they are nothing says, so that the verb is left as what was not understood.
 */
export function readHowManyCame({ chunks, ignored }: Draft): void {
  const at = chunks.findIndex(
    ({ operator }, i) =>
      operator?.type === 'count' && CAME.test(chunks[i + 1]?.text ?? '') && WHERE.test(chunks[i + 2]?.text ?? ''),
  )
  if (at >= 0) ignored.push(chunks[at + 1]!.text)
}
readHowManyCame.needs = CAME
