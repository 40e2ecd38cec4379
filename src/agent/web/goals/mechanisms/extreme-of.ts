import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { cornersOf } from '../../ground/corners.ts'
import { MEASURING } from '../../../understand/language/lexicon.ts'
import { matchText, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { measure, type Measure, type Superlative } from '../values/measure.ts'

/** Marks of a chart are no larger than this, in pixels. */
const MARK_SIZE = 20

/** The most or least of something that no list says in numbers: corners of shapes, a column of a table, the height of points. */
export const extremeOf = (page: Page, said: string, superlative: Superlative): PageNode | undefined =>
  byCorners(page, said, superlative) ??
  byColumn(page, said, superlative) ??
  byAdjective(page, said, superlative) ??
  byLetters(page, said, superlative) ??
  outermostPoint(page, said)

const best = <T>(list: readonly T[], value: (one: T) => number, most: boolean): T | undefined =>
  list.reduce<T | undefined>(
    (found, one) =>
      found === undefined || (most ? value(one) > value(found) : value(one) < value(found)) ? one : found,
    undefined,
  )

/** "the shape with the most corners". */
function byCorners(page: Page, said: string, { most }: Superlative): PageNode | undefined {
  if (!/\b(?:corners|sides|edges|angles|vertices)\b/i.test(said)) return undefined
  const shapes = page.nodes.filter(
    node => node.box && /^(?:polygon|polyline|rect|circle|ellipse)$/.test(node.shape ?? ''),
  )
  return shapes.length > 1 ? best(shapes, cornerCount, most) : undefined
}

const cornerCount = (node: PageNode): number =>
  node.shape === 'rect' ? 4 : node.shape === 'circle' || node.shape === 'ellipse' ? 0 : cornersOf(node).length

/** "the word in the smallest letters": of texts side by side, by how large they are written. */
function byLetters(page: Page, said: string, { most }: Superlative): PageNode | undefined {
  if (
    !/\b(?:in|with|has|having|using) the \p{L}+ (?:letters|font(?: size)?|type|print|writing|characters)\b/iu.test(said)
  )
    return undefined
  const sizeOf = (node: PageNode) => [node, ...page.ancestors(node)].find(({ size }) => size !== undefined)?.size
  const sized = page.nodes.filter(
    node => page.children(node).length === 0 && !node.hidden && node.name.trim() !== '' && sizeOf(node) !== undefined,
  )
  const found = best(sized, node => sizeOf(node)!, most)
  return found && sized.filter(node => sizeOf(node) === sizeOf(found)).length === 1 ? found : undefined
}

/** "the city with the highest rent": the thing and what is compared. */
const WITH_THE_MOST = pattern('iu')`
  ^(?:the )?(.+?) (?:with|of|that has|who has) the
  \ (?:most|fewest|least|highest|lowest|largest|smallest|greatest|longest|shortest|cheapest|earliest|latest) ([\p{L} ]+)$
`

/** "the person who earns the most": the thing and the column that is called by the verb. */
const WHO_THE_MOST = /^(?:the )?(.+?) (?:who|that|which) (\p{L}{3,}s) the (?:most|least|earliest|latest)$/iu

/** "the name with the most points": of a table, the row by the column that is called so. */
function byColumn(page: Page, said: string, { most, by }: Superlative): PageNode | undefined {
  const match = WITH_THE_MOST.exec(said.trim()) ?? WHO_THE_MOST.exec(said.trim())
  return match
    ? inColumn(page, match[1]!, {
        isMeant: heading => isColumn(match[2]!, heading),
        most,
        by: FORMS[by],
      })
    : undefined
}

/** What is compared by its form, and not by its first figure; the shortest of what takes time is no matter of letters. */
const FORMS: Partial<Record<Measure, Measure>> = {
  duration: 'duration',
  length: 'duration',
  time: 'time',
  date: 'date',
}

/** The column that is said, or one that is called by its first word: "departure time" of "Departs". */
const isColumn = (said: string, heading: string): boolean =>
  matchText(said, heading) > 0.8 || matchText(said.replace(/ (?:time|date|day)$/i, ''), heading) > 0.8

/** "the oldest (person)", "the highest mountain": the superlative alone says which column is compared, as its adjective measures that. */
function byAdjective(page: Page, said: string, { by, most }: Superlative): PageNode | undefined {
  // Prices and times are told by their form, whatever heads them.
  if (/^(?:money|duration|time)$/.test(by)) return undefined
  const match = /^(?:the )?(\p{L}+est)(?: (\p{L}[\p{L} ]*))?$/iu.exec(said.trim())
  const word = match?.[1]!.toLowerCase()
  if (!match || word === undefined) return undefined
  return [...MEASURING, ...OF_PEOPLE]
    .map(([words, attributes]) => [words.split(' '), attributes.split(' ')] as const)
    .filter(([words]) => words.includes(word))
    .map(([, names]) =>
      inColumn(page, !match[2] || /^(?:one|of (?:them|these|all))$/i.test(match[2]) ? 'name' : match[2], {
        isMeant: heading => wordsIn(heading).some(one => names.includes(one)),
        // The oldest has come first, and has the greatest age.
        most: by === 'date' ? !most : most,
      }),
    )
    .find(found => found !== undefined)
}

/** Of people and mountains "short" and "low" are the opposites of "tall" and "high". */
const OF_PEOPLE: typeof MEASURING = [
  ['tallest shortest', 'height stature'],
  ['highest lowest', 'height elevation altitude'],
]

/** Of the row that has the most or least in a column, the cell that is called for, else the first. */
function inColumn(
  page: Page,
  thing: string,
  { isMeant, most, by }: { isMeant: (heading: string) => boolean; most: boolean; by?: Measure | undefined },
): PageNode | undefined {
  const headed = page.nodes.filter(node => node.heading !== undefined && isMeant(node.heading))
  // Where the cells are no times, dates or lengths of time, their figures are compared.
  const form = by !== undefined && headed.some(node => measure(page.text(node), by) !== undefined) ? by : 'number'
  const cells = headed.filter(node => measure(page.text(node), form) !== undefined)
  const cell = cells.length > 1 ? best(cells, node => measure(page.text(node), form)!, most) : undefined
  const row = cell && page.ancestors(cell).find(({ role }) => role === 'row')
  const own = row && page.inside(row).filter(({ role }) => /cell|header/.test(role))
  return own?.find(node => matchText(thing, node.heading ?? '') > 0.8) ?? own?.[0]
}

/** "the point with the highest value", "the lowest dot". */
const OUTERMOST_POINT = pattern('i')`
  \b(?:point|dot|spot|marker?|peak|bottom)s?\b.*?\b
    (highest|lowest|largest|greatest|smallest|maximum|minimum|top|peak|most|least)\b
  |\b(highest|lowest|top|topmost|bottom|maximum|minimum) (?:point|dot|spot|marker?)\b
`

/** "the point where the price is highest": on a drawing, the mark that is furthest up or down. */
function outermostPoint(page: Page, said: string): PageNode | undefined {
  const match = OUTERMOST_POINT.exec(said)
  if (!match) return undefined
  const marks = page.nodes.filter(
    node =>
      /^(?:circle|rect|ellipse|polygon)$/.test(node.shape ?? '') &&
      node.box &&
      Math.max(node.box[2], node.box[3]) <= MARK_SIZE &&
      page.text(node).trim() === '',
  )
  const isUp = /highest|largest|greatest|max|top|peak|most/i.test((match[1] ?? match[2])!)
  return marks.length > 2 ? best(marks, ({ box }) => -(box![1] + box![3] / 2), isUp) : undefined
}
