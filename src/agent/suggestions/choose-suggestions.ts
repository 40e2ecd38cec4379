import { LEAST_CONFIDENCE, type Reading, type Suggestion } from './suggestion.ts'

/** At most so many are offered. */
export const MOST = 6
/** Readings that are tried for the suggestions of one catalogue. */
const MOST_READINGS = 60

/**
 * The first six that the engine understands as they are meant, of all applications in turn; of one application no two of a
 * kind, and none twice about the same, while there are others. All that is plain comes after all that is interesting.
 */
export async function chooseSuggestions(
  byApp: readonly (readonly Suggestion[])[],
  readBack: (message: string) => Promise<Reading | undefined>,
): Promise<string[]> {
  const chosen: { text: string; suggestion: Suggestion }[] = []
  const waiting = byApp.map(list => [...list])
  let left = MOST_READINGS

  async function understood({ wordings, isMeant }: Suggestion): Promise<string | undefined> {
    for (const wording of wordings) {
      if (left-- <= 0) return undefined
      const reading = await readBack(wording)
      if (reading && reading.confidence >= LEAST_CONFIDENCE && isMeant(reading)) return wording
    }
    return undefined
  }

  /** The next of a list that is most unlike those chosen. */
  function take(list: Suggestion[]): Suggestion | undefined {
    const own = chosen.map(({ suggestion }) => suggestion)
    const likeness = ({ app, kind, about, wordings }: Suggestion) =>
      4 * own.filter(one => one.about === about && one.kind === kind).length +
      2 * own.filter(one => one.app === app && one.kind === kind).length +
      2 * own.filter(one => one.kind === kind).length +
      3 * own.filter(one => one.wordings[0] === wordings[0]).length +
      own.filter(one => one.about === about).length
    let best: number | undefined
    list.forEach((one, at) => {
      if (list.some(other => kindRank(other) < kindRank(one))) return
      if (best === undefined || likeness(one) < likeness(list[best]!)) best = at
    })
    return best === undefined ? undefined : list.splice(best, 1)[0]
  }

  while (chosen.length < MOST && left > 0 && waiting.some(list => list.length))
    for (const list of waiting) {
      // One that is not understood makes room for the next of the same application.
      for (let next = take(list); next && chosen.length < MOST && left > 0; next = take(list)) {
        const text = await understood(next)
        if (text === undefined) continue
        chosen.push({ text, suggestion: next })
        break
      }
    }
  return chosen.map(({ text }) => text)
}

/** Interesting before plain, and last what may change something. */
const kindRank = ({ kind }: Suggestion): number =>
  kind === 'count' ? 1 : kind === 'plain' ? 2 : kind === 'change' ? 3 : 0
