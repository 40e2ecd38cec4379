import { editDistance } from './edit-distance.ts'

/**
 * Names that may have been meant, best first: those that hold the one asked for (its prefix is missing, or it is
 * written another way), then those few letters away.
 */
export function nearestNames(asked: string, names: Iterable<string>, limit = 5): string[] {
  const wanted = squash(asked)
  const farthest = Math.max(2, Math.floor(wanted.length / 3))
  const found: [score: number, name: string][] = []
  for (const name of names) {
    const plain = squash(name)
    if (wanted.length > 2 && plain.includes(wanted)) found.push([plain.endsWith(wanted) ? -2 : -1, name])
    else if (Math.abs(plain.length - wanted.length) <= farthest) {
      const score = editDistance(plain, wanted)
      if (score <= farthest) found.push([score, name])
    }
  }
  return found
    .sort((left, right) => left[0] - right[0] || left[1].localeCompare(right[1]))
    .slice(0, limit)
    .map(([, name]) => name)
}

const squash = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
