import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { textBeside } from '../../ground/names.ts'
import { formatDate, readDate, readTime } from './read-dates.ts'

/** What is moved to a value. */
export const isMovable = (node: PageNode): boolean => /^(?:slider|spinbutton)$/.test(node.role) || isHandle(node)
/** A handle that only a script knows: authors call it so in its classes. */
export const isHandle = (node: PageNode): boolean =>
  // Some show the value on the handle itself, which makes a text of it.
  (node.role === 'generic' || (node.role === 'text' && node.tag !== '#text' && !/\p{L}/u.test(node.name))) &&
  /(?:slider|range|scrub).*(?:handle|thumb|knob)|(?:handle|thumb|knob)$/i.test(
    [node.id ?? '', ...(node.classes ?? [])].join(' '),
  )

/** A field that is named by its kind: "the date", "the slider", "the number", "the value". */
export function fieldOfKind(page: Page, words: string, value: string): PageNode[] {
  const of = (test: (node: PageNode) => boolean) => page.nodes.filter(node => !node.disabled && test(node))
  // Only the bare kind: "the fax number" is the name of a field, which the page then has or has not.
  const said = words.trim().replace(/^(?:the |a |an |this |your )*(?:(?:value|position) of (?:the |each |all )?)?/i, '')
  if (/^(?:slider|handle|knob|thumb|marker)s?(?: (?:value|handle)s?)?$/i.test(said))
    return of(node => node.role === 'slider' || isHandle(node))
  if (/^(?:spinner|stepper|spin ?button|number)s?$/i.test(said) && of(node => node.role === 'spinbutton').length > 0)
    return of(node => node.role === 'spinbutton')
  if (/^(?:date|day)$/i.test(said) && readDate(value)) return [dateField(page)].filter(node => node !== undefined)
  if (/^time$/i.test(said) && readTime(value)) return [dateField(page, true)].filter(node => node !== undefined)
  if (/^(?:value|number|amount|it)$/i.test(said) && /^-?[\d.]+$/.test(value))
    return of(node => isMovable(node) || node.editable === true)
  return /^(?:empty |text |input |answer )*(?:text ?(?:box|field|input|area)|field|box|input|form|blank|line)(?: (?:below|above|beneath|underneath))?$/i.test(
    said,
  )
    ? of(node => node.editable === true && !node.readonly)
    : []
}

/** "mm/dd/yyyy": a text that says how a date is written. */
const isDatePattern = (text: string): boolean => formatDate({ year: 2000, month: 1, day: 1 }, text) !== undefined

const onlyOne = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

/** The field that takes dates (or times). */
export function dateField(page: Page, time = false): PageNode | undefined {
  const fields = page.nodes.filter(node => /^(?:textbox|combobox|spinbutton)$/.test(node.role) || node.tag === 'input')
  const pattern = time ? /time|hour|clock/i : /date|day|calendar|when/i
  return (
    fields.find(node => node.type === (time ? 'time' : 'date')) ??
    fields.find(node =>
      pattern.test([node.name, node.label, node.placeholder, node.id, ...(node.classes ?? [])].join(' ')),
    ) ??
    (time ? undefined : fields.find(node => node.placeholder !== undefined && isDatePattern(node.placeholder))) ??
    onlyOne(fields.filter(node => node.tag === 'input' && pattern.test(textBeside(page, node) ?? ''))) ??
    (fields.length === 1 ? fields[0] : undefined)
  )
}
