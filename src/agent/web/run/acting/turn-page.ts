import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { readPage } from '../../ground/page-tree.ts'
import { isField } from '../../ground/names.ts'
import { isControl } from '../../ground/purposes.ts'
import { Stopped, type RunContext } from '../context.ts'
import { act } from './use-element.ts'

/** Pages that are turned for one request. */
const MOST_TURNS = 50
const WHICH =
  /^(?:the )?(?:(next|previous|first|last)(?: result)? page|page (\d+))(?: of (?:the )?(?:list|results|table))?$/i
/** What controls that turn pages are called, by name or sign. */
const NAMES = {
  next: /^\W*(?:go to )?(?:the )?next(?: page)?\W*$|^[›>→»]$/i,
  previous: /^\W*(?:go to )?(?:the )?prev(?:ious)?(?: page)?\W*$|^[‹<←«]$/i,
  first: /^\W*first(?: page)?\W*$/i,
  last: /^\W*last(?: page)?\W*$/i,
}

/**
 * "the last page", "page 3": of a list that goes over several. The control of that name or number, else the one to the next
 * page as long as it goes on. False where the page has nothing that turns pages.
 */
export async function turnPage(said: string, context: RunContext): Promise<boolean> {
  const [, word, number] = WHICH.exec(said.trim()) ?? []
  const which = word?.toLowerCase() as keyof typeof NAMES | undefined
  if (!which && !number) return false
  const { browser } = context
  const page = readPage(await browser.snapshot())
  const own = number === undefined ? controlCalled(page, NAMES[which!]) : numbered(page).get(Number(number))
  const edge = which === 'last' ? highest(page) : which === 'first' ? numbered(page).get(1) : undefined
  const control = own ?? edge
  if (control) {
    await act('click', { ref: control.ref }, context)
    context.told.push(`Turned to the ${which === undefined ? `page ${number}` : `${which} page`}.`)
    return true
  }
  if (number !== undefined) return turnTo(Number(number), page, context)
  if (which !== 'last') return false
  let turned = 0
  for (let next = controlCalled(page, NAMES.next); next && turned < MOST_TURNS; turned++) {
    await act('click', { ref: next.ref }, context)
    next = controlCalled(readPage(await browser.snapshot()), NAMES.next)
  }
  if (turned) context.told.push(`Turned ${turned} ${turned === 1 ? 'page' : 'pages'}, to the last one.`)
  return turned > 0
}

/** A page by its number where pages have no controls of their own: one after the other, from the one that is shown. */
async function turnTo(number: number, page: Page, context: RunContext): Promise<boolean> {
  const shown = shownPage(page)
  if (shown === undefined || shown === number) return shown === number
  const name = NAMES[number > shown ? 'next' : 'previous']
  for (let left = Math.abs(number - shown); left > 0; left--) {
    const control = controlCalled(readPage(await context.browser.snapshot()), name)
    if (!control) throw new Stopped('NOT_FOUND', `There is no page ${number}: the list ends before it.`)
    await act('click', { ref: control.ref }, context)
  }
  context.told.push(`Turned to page ${number}.`)
  return true
}

/** The number of the page that is shown: "page 2 of 7", or of "11–20 of 95" by how many are on a page. */
function shownPage(page: Page): number | undefined {
  for (const { name } of page.nodes) {
    const of = /\bpage (\d{1,4})(?: (?:of|\/) \d+|\b)/i.exec(name) ?? /^\s*(\d{1,4})\s*\/\s*\d{1,4}\s*$/.exec(name)
    if (of) return Number(of[1])
    const range = /^\D{0,12}(\d{1,6})\s*[-–]\s*(\d{1,6}) of \d/i.exec(name)
    const size = range ? Number(range[2]) - Number(range[1]) + 1 : 0
    if (range && size > 0) return Math.ceil(Number(range[2]) / size)
  }
  return undefined
}

/** The control that turns to the next page, where there is one. */
export const nextPage = (page: Page): PageNode | undefined => ofList(page, controlCalled(page, NAMES.next))

/** The control that turns back to the page before, where there is one. */
export const previousPage = (page: Page): PageNode | undefined => ofList(page, controlCalled(page, NAMES.previous))

/** "Next" under fields to be filled in goes on with the form, which whoever only asks does not do; a list has rows without fields. */
function ofList(page: Page, control: PageNode | undefined): PageNode | undefined {
  const form = control && page.ancestors(control).find(({ role, tag }) => role === 'form' || tag === 'form')
  if (!form) return control
  const inside = page.inside(form)
  const isRead = (node: PageNode) =>
    /^(?:table|grid|treegrid|list|feed)$/.test(node.role) && !page.inside(node).some(isField)
  return inside.filter(isField).length > 1 && !inside.some(isRead) ? undefined : control
}

const controlCalled = (page: Page, name: RegExp): PageNode | undefined =>
  page.nodes.find(node => isControl(node) && node.role !== 'text' && !node.disabled && name.test(node.name.trim()))

/** The controls to pages by their numbers, where there are several side by side: links or buttons, else what answers clicks. */
export function numbered(page: Page): Map<number, PageNode> {
  const found = page.nodes.flatMap((node): [number, PageNode][] => {
    const number = /^(?:page )?(\d{1,4})$/i.exec(node.name.trim())?.[1]
    return number !== undefined && isControl(node) && !node.editable && !node.disabled ? [[Number(number), node]] : []
  })
  const named = found.filter(([, node]) => /^(?:link|button)$/.test(node.role))
  const inLine = found.filter(([, node]) => isInLine(page, node, found))
  const pages = named.length > 1 ? named : inLine
  return new Map(pages.length > 1 ? pages : [])
}

/** Its neighbours are the numbers before and after it: 1 2 3, and no figures that happen to stand somewhere. */
const isInLine = (page: Page, node: PageNode, found: readonly [number, PageNode][]): boolean =>
  found.some(
    ([number, other]) =>
      other !== node && page.parent(other) === page.parent(node) && Math.abs(number - Number(node.name.trim())) === 1,
  )

function highest(page: Page): PageNode | undefined {
  const numbers = numbered(page)
  return numbers.get(Math.max(...numbers.keys()))
}
