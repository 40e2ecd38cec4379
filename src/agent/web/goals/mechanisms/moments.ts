import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { dateField } from '../widgets/fields-of-kind.ts'
import { readDate, readMonth } from '../widgets/read-dates.ts'
import { setField } from '../widgets/set-field.ts'

const MONTH = '(?:jan|febr?|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*'
/** A day with its month, or a time with its minutes: what a message says of when. */
const MOMENT = pattern('giu')`
  \b(?:
    \d{1,2}:\d{2}(?:\ ?[ap]\.?m\b\.?)?
    |\d{4}-\d{2}-\d{2}
    |\d{1,2}[/.]\d{1,2}[/.]\d{4}
    |${MONTH} \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4})?
    |\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?: \d{4})?
  )
`

/** The days and times of a text that no control of the page holds yet. */
const open = (page: Page, said: string): string[] =>
  (said.match(MOMENT) ?? [])
    .map(text => text.trim())
    .filter(text => !(isDay(text) && dateField(page)?.value) && !page.nodes.some(node => holds(node, text)))

const isDay = (text: string): boolean => !/^\d{1,2}:/.test(text)

const holds = (node: PageNode, text: string): boolean =>
  plainText(node.value ?? '').includes(plainText(text)) ||
  ((node.pressed === true || node.selected === true || node.checked === true) &&
    plainText(node.name) === plainText(text)) ||
  node.options?.some(({ label, selected }) => selected && plainText(label) === plainText(text)) === true

/**
 * Before something is sent, each day and time that was said is set: by the one control that says it, a field for dates, or the
 * day of the month that is shown. Where there is none, nothing is sent.
 */
export async function setMoments(hands: Hands, said: string): Promise<void> {
  await setName(hands, said)
  for (const text of open(hands.page, said)) {
    const field = offering(hands.page, text) ?? (isDay(text) ? dateField(hands.page) : timeField(hands.page))
    const node = controlFor(hands.page, text)
    if (field && !node) await setField(hands, field, text)
    else if (node) await hands.click(node)
    else throw new GivenUp(`I find nothing on the page that takes “${text}”. It was not sent.`)
  }
}

/** "under the name Ann Lee", "in the name of Lee". */
const IN_NAME = /\b(?:under|in) the name (?:of )?(\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)*)/u

/** In whose name it is, where nobody has written that yet. */
async function setName(hands: Hands, said: string): Promise<void> {
  const name = IN_NAME.exec(said)?.[1]
  if (name === undefined || hands.page.nodes.some(node => (node.value ?? '').includes(name))) return
  const field = hands.find({ said: 'name', name: 'name' }, 'fill')
  if (!field?.editable) throw new GivenUp(`I find nothing on the page that takes the name “${name}”. It was not sent.`)
  await setField(hands, field, name)
}

/** The one list with that choice. */
function offering(page: Page, text: string): PageNode | undefined {
  const lists = page.nodes.filter(({ options }) => options?.some(({ label }) => plainText(label) === plainText(text)))
  return lists.length === 1 ? lists[0] : undefined
}

/** The one field for a time that holds none. */
function timeField(page: Page): PageNode | undefined {
  const fields = page.nodes.filter(({ type, value, hidden }) => type === 'time' && !value && !hidden)
  return fields.length === 1 ? fields[0] : undefined
}

function controlFor(page: Page, text: string): PageNode | undefined {
  const called = (name: string) =>
    page.nodes.filter(
      node =>
        isControl(node) &&
        !node.editable &&
        !node.hidden &&
        plainText(page.text(node) || node.name) === plainText(name),
    )
  const [exact, ...others] = called(text)
  if (exact) return others.length === 0 ? exact : undefined
  const date = isDay(text) ? readDate(text) : undefined
  const isShown = date && page.nodes.some(node => node.name.split(/\s+/).some(word => readMonth(word) === date.month))
  const [day, ...days] = isShown ? called(String(date.day)) : []
  return days.length === 0 ? day : undefined
}
