/** One request that stands for several calls of one tool: "the factorial of 5, 10 and 15". */
import type { Mention } from './find-mentions.ts'
import type { Span } from './planned-call.ts'

/** Items of one kind in a row, joined by commas and "and". */
export interface ValueList extends Span {
  /** Where each item stands, with what belongs to it ("5 cm"). */
  items: Span[]
  values: Mention['value'][]
}

/** Most calls that one request is expanded to. */
const MOST_CALLS = 24

/** What may stand between two items: a unit of the first, the joint, and words that repeat what led to the first. */
const BETWEEN =
  /^(\s*[\p{L}²³°%/^]{1,15})?(?:\s*,\s*(?:and|or|&)\s+|\s*,\s*|\s+(?:and|or|&)\s+|\s*、\s*|[和与及])((?:[\p{Ll}]+\s+){0,3})$/u

/** The lists of values in a text. Two numbers that bound a range ("between 5 and 10", "from 5 to 10") are no list. */
export function findLists(text: string, mentions: Mention[]): ValueList[] {
  const lists: ValueList[] = []
  let run: Mention[] = []
  const close = () => {
    if (run.length > 1) lists.push(toList(text, run))
    run = []
  }
  mentions.forEach((mention, at) => {
    const before = mentions[at - 1]
    if (before && run.length && isNeighbour(text, before, mention)) run.push(mention)
    else {
      close()
      run = /\bbetween\s+(?:\w+\s+)?$/i.test(text.slice(0, mention.start)) ? [] : [mention]
    }
  })
  close()
  return lists
}

function isNeighbour(text: string, a: Mention, b: Mention): boolean {
  if (a.kind !== b.kind) return false
  const match = BETWEEN.exec(text.slice(a.end, b.start))
  if (!match) return false
  const [, unit, lead] = match
  const next = /^\s*[\p{L}²³°%/^]{1,15}/u.exec(text.slice(b.end))?.[0]
  // "5 cm and 10 cm" is a list; "a base of 5 and a height of 10" is none.
  if (unit && unit.trim() !== next?.trim()) return false
  if (!lead?.trim()) return true
  return new RegExp(String.raw`(?:^|\s)${escape(lead.trim())}\s+$`, 'iu').test(text.slice(0, a.start))
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function toList(text: string, run: Mention[]): ValueList {
  const items = run.map((mention, at) => {
    const next = run[at + 1]
    const unit = next && /^\s*[\p{L}²³°%/^]+(?=\s*(?:,|\s(?:and|or|&)\s))/u.exec(text.slice(mention.end, next.start))
    return { start: mention.start, end: mention.end + (unit?.[0].length ?? 0) }
  })
  return { start: items[0]!.start, end: items.at(-1)!.end, items, values: run.map(m => m.value) }
}

/**
 * The text once for every combination of the lists' items, each with one item where the list stood. Lists of one length
 * go side by side when the text says "respectively", else every item meets every other. Undefined for too many.
 */
export function distribute(text: string, lists: ValueList[]): string[] | undefined {
  const isZipped =
    lists.length > 1 && /\brespectively\b/i.test(text) && lists.every(l => l.items.length === lists[0]!.items.length)
  const choices: number[][] = isZipped
    ? lists[0]!.items.map((_, at) => lists.map(() => at))
    : lists.reduce<number[][]>(
        (known, list) => known.flatMap(choice => list.items.map((_, at) => [...choice, at])),
        [[]],
      )
  if (choices.length > MOST_CALLS) return undefined
  return choices.map(choice => {
    let out = text
    for (let at = lists.length - 1; at >= 0; at--) {
      const list = lists[at]!
      const item = list.items[choice[at]!]!
      out = out.slice(0, list.start) + text.slice(item.start, item.end) + out.slice(list.end)
    }
    return out
  })
}
