import type { PageNode } from '../../../../contract/page.ts'
import type { Relation, Target } from '../../contract.ts'
import { wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { Located } from './locate.ts'

/** Nouns of what repeats on a page: rows, cards, entries. */
const ITEMS = new Set(
  'row line item list-item entry card tile article post result message comment product one'.split(' '),
)
/** A part of the page with more text is no item of it. */
const LONGEST_ITEM = 1500

interface Part {
  /** It must be so; else it helps to choose. */
  isStrict?: boolean
  /** What the row, card or entry says, by which it is told from the others. */
  item?: string
  rest: Target
}

/** Takes out of a description which of several rows or cards is meant: "the Delete button for Ann", "Edit in the row of Ann". */
export function takeItem(target: Target): Part {
  for (const relation of target.relations ?? []) {
    const place = placeOf(relation)
    if (place !== undefined && target.ordinal === undefined)
      return { rest: { ...target, ordinal: place, relations: target.relations!.filter(other => other !== relation) } }
    const item = itemOf(relation)
    if (item !== undefined)
      return {
        item,
        isStrict: relation.relation === 'for' || relation.to.noun !== undefined,
        rest: { ...target, relations: target.relations!.filter(other => other !== relation) },
      }
  }
  return { rest: target }
}

/** "save the first one": of what stands in every item, that of the item in that place. */
const placeOf = ({ relation, to }: NonNullable<Target['relations']>[number]): number | undefined =>
  relation === 'for' && to.name === undefined && ITEMS.has((to.noun ?? '').replace(' ', '-')) ? to.ordinal : undefined

function itemOf({ relation, to }: { relation: Relation; to: Target }): string | undefined {
  if (relation === 'for' && to.name !== undefined && to.ordinal === undefined && !to.otherwise?.ordinal) return to.name
  if (relation === 'in' && to.name !== undefined && to.ordinal === undefined && !to.otherwise?.ordinal)
    // "the address of the course material" is one name here.
    return to.relations ? (to.otherNames?.at(-1) ?? to.name) : to.name
  if (relation !== 'in' && relation !== 'for' && relation !== 'near') return undefined
  const noun = (to.noun ?? '').replace(' ', '-')
  if (!ITEMS.has(noun) || to.ordinal !== undefined || to.otherwise?.ordinal) return undefined
  const inner = to.relations?.find(({ relation: kind }) => kind === 'for' || kind === 'with' || kind === 'in')?.to.name
  return to.name ?? inner
}

/** "mail Invoice 2291": a word in small letters before a name says what kind of thing it is. */
const withoutKind = (item: string): string => item.replace(/^(?:\p{Ll}+\s+)(?=[\p{Lu}\d])/u, '')

/**
 * Of several that fit, those in the smallest part of the page that says the words: that part is the row or card. Another
 * one's is never taken; words that stand nowhere leave none.
 */
export function withinItem(page: Page, found: readonly Located[], item: string): Located[] {
  const words = wordsIn(withoutKind(item))
  const says = new Map<string, boolean>()
  const isSaid = (node: PageNode): boolean => {
    const known = says.get(node.ref)
    if (known !== undefined) return known
    const own = [node.name, node.title, page.text(node), node.value].filter(Boolean).join(' ')
    const has = new Set(wordsIn(own))
    const all = words.every(word => has.has(word))
    says.set(node.ref, all)
    return all
  }
  const sized = found.flatMap(located => {
    const part = [located.node, ...page.ancestors(located.node)].find(isSaid)
    return part ? [{ located, part, size: page.text(part).length }] : []
  })
  const least = Math.min(...sized.map(({ size }) => size))
  const nearest = sized.filter(({ size }) => size === least)
  if (least > LONGEST_ITEM && nearest.length > 1) return []
  return nearest.map(({ located }) => located)
}
