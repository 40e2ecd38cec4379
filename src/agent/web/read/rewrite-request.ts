import { pattern } from '../../../lib/patterns.ts'
import type { StepKind } from '../contract.ts'
import { readAddress } from './addresses.ts'
import { splitList } from './fields.ts'
import { literalOf, MARK, restore, type Source } from './literals.ts'
import { readTarget } from './target.ts'
import { stripLeadIn } from './verbs.ts'

const PAGE = '(?:this|the|that|my) (?:(?:current|open) )?(?:web ?)?(?:page|form|site|screen)'
/** "create a lead from the name and e-mail on this page": with the names of what is taken. */
const WITH_VALUES = pattern('i')`
  ^((?:create|add|make|register|open|log|save|update|change|insert) .+?)
  \ (?:from|with|using|out of|based on|by) (?:the )?(.+?) (?:that (?:is|are) )?
  (?:shown |given |listed |entered |displayed )?(?:on|from|in|of) ${PAGE}$
`
/** "add a contact from this page": with all that the page has. */
const WITH_ALL = pattern('iu')`
  ^((?:create|add|make|register|open|log|save|insert) (?:an? |the |another )?(?:new )?[\p{L} -]+?)
  \ (?:from|with|using|out of|based on)
  \ (?:(?:the )?(?:data|details|information|values|fields|contents?) (?:on|from|in|of) )?${PAGE}$
`

/**
 * A change in the services with values from the page: "create a lead from the name and e-mail on this page", "add the person
 * on this page as a contact".
 */
export function readChange(text: string, source: Source): StepKind | undefined {
  const match = WITH_VALUES.exec(text) ?? WITH_ALL.exec(text)
  if (!match) return undefined
  const names =
    match[2] === undefined || /^(?:data|details|information|values|fields|contents?)$/i.test(match[2])
      ? []
      : splitList(match[2])
  return { kind: 'api', message: restore(match[1]!, source), fields: names.map(name => readTarget(name, source)) }
}

/** Participles of what is done on a page, for "the form should be submitted"; those that are states as well are not among them. */
const DONE = pattern('i')`
  ^(.+?) (?:should|must|has to|have to|needs? to|is to|are to|ought to)(?: then| now| also)? be (
    clicked|double-clicked|right-clicked|tapped|entered|typed|filled(?: in| out)?|chosen|picked|submitted
    |uploaded|hovered(?: over)?|scrolled to|dragged|cleared|set|changed|opened|closed|unticked
  )(?: (.+))?$
`

const VERB_OF: Readonly<Record<string, string>> = {
  clicked: 'click', 'double-clicked': 'double-click', 'right-clicked': 'right-click', tapped: 'click',
  entered: 'enter', typed: 'type', filled: 'fill in', 'filled in': 'fill in', 'filled out': 'fill in',
  chosen: 'choose', picked: 'choose', unticked: 'untick', set: 'set', changed: 'change', cleared: 'clear',
  hovered: 'hover over', 'hovered over': 'hover over', 'scrolled to': 'scroll to', dragged: 'drag',
  submitted: 'submit', uploaded: 'upload', opened: 'open', closed: 'close',
} // oxfmt-ignore

/** "the Save button should be clicked" asks for it as "click the Save button" does. */
export function readPassive(text: string): string | undefined {
  const match = DONE.exec(text)
  return match ? `${VERB_OF[match[2]!.toLowerCase()]} ${match[1]}${match[3] ? ` ${match[3]}` : ''}` : undefined
}

/** An address that comes along with another request: "on http://…, click X", "the title of http://…". */
export function takeAddress(text: string, source: Source): { url: string; rest: string } | undefined {
  const only = readAddress(text, source)
  if (only && literalOf(text, source)) return { url: only, rest: '' }
  const match = new RegExp(
    `(?:^|\\s)(?:on|at|of|from|in|to|into|for) (?:the (?:page|site|website|url|address) )?(${MARK}|\\S+\\.\\S+)(?=[\\s,]|$)`,
    'gi',
  )
  for (const found of text.matchAll(match)) {
    const literal = literalOf(found[1]!, source)
    const url =
      literal?.kind === 'quoted' && !/^https?:/.test(literal.text) ? undefined : readAddress(found[1]!, source)
    if (!url) continue
    const before = text.slice(0, found.index).trim()
    if (
      /^(?:open|go|goto|navigate|visit|browse|load|launch|head|take me|bring me|type|enter|fill|put|set|switch|upload)\b/i.test(
        before,
      ) ||
      /\b(?:url|address|title)\b.*\b(?:is|contains?|be|equals?)$/i.test(before)
    )
      return undefined
    const rest = `${before} ${text.slice(found.index + found[0].length).replace(/^\s*,?\s*(?:and|then)?\s*/i, ' ')}`
      .replace(/\s+/g, ' ')
      .trim()
    return { url, rest: stripLeadIn(rest.replace(/^(log|sign)(?: in)?(?= |$)/i, '$1 in')) }
  }
  return undefined
}
