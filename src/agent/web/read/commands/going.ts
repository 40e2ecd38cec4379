import { fragment } from '../../../../lib/patterns.ts'
import type { StepKind, Target } from '../../contract.ts'
import { readAddress, readPath } from '../addresses.ts'
import { MARK, restore, type Source } from '../literals.ts'
import { DETERMINER, readOrdinal } from '../words.ts'
import { type Rule, rule, target, D } from './rule.ts'

export const OPEN: readonly Rule[] = [
  rule(
    fragment`
      (?:
        open|go to|goto|navigate(?: (?:to|over to))?|visit|browse(?: to)?|load|launch|head(?: over)? to
        |take me to|bring me to|bring up|pull up|access|point the browser (?:at|to)|surf to|go
      ) ${D}(?:(?:web ?)?(?:page|site|url|address|website)(?: (?:at|of))? )?(\S+)
      (?: (?:website|site|page|web ?page|home ?page))?( in (?:a|another) (?:new )?(?:tab|window))?
    `,
    ([, place, tab], source) => {
      const url = readAddress(place!, source) ?? readPath(place!, source)
      return url === undefined ? undefined : { kind: 'open', url, ...(tab && { newTab: true }) }
    },
  ),
  rule(
    fragment`
      (?:go|navigate|move|return|click|press)(?: the)? back
        (?: (?:to )?(?:a|the|one) (?:previous |last )?page(?: before)?| once| button| again)?
      |(?:go to the previous|return to the (?:previous|last)) page
      |back
    `,
    () => ({ kind: 'back' }),
  ),
  rule('(?:go|navigate|move)(?: one page)? forwards?(?: a page| one page| again)?', () => ({ kind: 'forward' })),
  rule(`(?:reload|refresh)(?: ${D}(?:current )?(?:page|tab|site|browser))?(?: again)?`, () => ({ kind: 'reload' })),
  rule(`(?:close|quit|exit|stop)(?: down)? ${D}browser(?: session| window)?`, () => ({ kind: 'close' })),
]

export const TABS: readonly Rule[] = [
  rule(
    `(?:open|create|start|make) (?:a |another )?(?:new |blank |empty )*tab(?: (?:with|and (?:go|navigate) to|at|for|to) (\\S+))?`,
    ([, place], source) => ({
      kind: 'tab',
      action: 'open',
      ...(place && readAddress(place, source) && { url: readAddress(place, source)! }),
    }),
  ),
  rule(
    fragment`
      (?:switch|go|change|move|jump)(?: back)?(?: over)? to ${D}(?:(\S+|second[- ]to[- ]last) )?(?:browser )?
      (?:tab|window)(?: (?:number |no\.? |#)?(\d+|${MARK}|.+))?
    `,
    ([, place, name], source) => {
      const index = (place && readOrdinal(place)) || (name && /^\d+$/.test(name) ? Number(name) : undefined)
      if (index !== undefined) return { kind: 'tab', action: 'select', index }
      const label = name ?? place
      if (!label) return undefined
      const isPlace = /^(?:next|new|other|previous|original|old|main)$/i.test(label)
      const asTab: StepKind = {
        kind: 'tab',
        action: 'select',
        name: restore(label.replace(/^(?:called|named|titled|with(?: the title)?) /i, ''), source),
      }
      return isPlace
        ? asTab
        : { kind: 'click', target: target(`${place ?? ''} tab ${name ?? ''}`.trim(), source), or: [[asTab]] }
    },
  ),
  rule(`close ${D}(?:(\\S+) )?(?:browser )?tab(?: (?:number )?(\\d+))?`, ([, place, number]) => {
    const index = number
      ? Number(number)
      : place && !/^(?:current|active|open)$/i.test(place)
        ? readOrdinal(place)
        : undefined
    return { kind: 'tab', action: 'close', ...(index !== undefined && { index }) }
  }),
  rule(
    fragment`
      (?:how many|count the|list (?:all )?(?:the )?|show (?:me )?(?:all )?(?:the )?|which|what)(?: open)? ?tabs
      (?: (?:are|do i have)(?: there)?(?: open)?)?
    `,
    () => ({ kind: 'tab', action: 'list' }),
  ),
]

/** What opens by itself when it is clicked. */
const OPENED = /menu|dropdown|select|picker|dialog|section|accordion|panel|calendar|details|folder/
/** Nouns of what a link leads to: the link itself is called by the rest. */
const PLACE =
  /^(.+?) (?:page|section|site|screen|article|post|story|mail|e-?mail|message|product|entry|record|item|view|category|area)$/i

/** A place that something leads to: the noun says what is there, not what leads there. */
export function toPlace(read: Target, said: string, source: Source): Target {
  const isControl = /^(?:link|button|tab|menu item|menu|icon|image|logo|row|result|search result)$/.test(
    read.noun ?? '',
  )
  if (isControl || read.ordinal !== undefined || read.relations || read.quoted) return read
  const words = restore(said.replace(new RegExp(`^(?:${DETERMINER}\\s+)+`, 'i'), ''), source)
  if (read.name !== words && read.otherNames?.includes(words) !== true) return read
  const short = PLACE.exec(words)?.[1] ?? words
  return { said: read.said, name: short, ...(short !== words && { otherNames: [words] }) }
}

/** "open the Accounts tab", "go to the checkout", "visit the contact page": something of the page leads there. */
export const FOLLOWS: readonly Rule[] = [
  rule(
    fragment`
      (?:
        open|go to|goto|navigate to|visit|head(?: over)? to|move to|jump to|switch to|show|take me to
        |bring me to|continue to|proceed to|access|enter|get to|return to
      ) (.+?)
    `,
    ([said, what], source) => {
      const isOpening = /^open/i.test(said)
      const place = what!.replace(/^me /i, '').replace(/ (?:once )?again$/i, '')
      const read = target(place, source)
      if (read.back || /^enter/i.test(said)) return undefined
      if (isOpening && read.noun && OPENED.test(read.noun)) return { kind: 'click', target: read }
      const plain = toPlace(read, place, source)
      // "show the times" may be what a button is called, or a question.
      if (/^(?:show|view|see)/i.test(said)) return read.noun === 'tab' ? { kind: 'follow', target: plain } : undefined
      return { kind: 'follow', target: plain }
    },
  ),
]
