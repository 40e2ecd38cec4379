import { distance } from 'fastest-levenshtein'

/** Letters to add, drop or replace until the words are the same; a swap of neighbours counts once (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  const edits = distance(a, b)
  return edits === 2 && a.length === b.length && isSwap(a, b) ? 1 : edits
}

/** The word that is nearest and at most so many edits away, the first of several; undefined when none is near enough. */
export function nearestWord(
  word: string,
  known: Iterable<string>,
  farthest: (near: string) => number,
): string | undefined {
  let nearest: string | undefined
  let least = Infinity
  for (const one of known) {
    const edits = editDistance(word, one)
    if (edits < least && edits <= farthest(one)) [nearest, least] = [one, edits]
  }
  return nearest
}

function isSwap(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
