import { fragment, pattern } from '../../../../lib/patterns.ts'
import { MARK, restore } from '../literals.ts'
import { readSortOrder } from '../sort-order.ts'
import { readTerm } from '../value.ts'
import { NUMBER, readCount } from '../words.ts'
import { toPlace } from './going.ts'
import { type Rule, rule, target, D } from './rule.ts'

/** "the whole page", "this screen as it is now". */
const WHOLE_PAGE = pattern('i')`
  ^(?:(?:the|this|that) )?(?:(?:current|whole|full|entire|complete|visible|result|resulting|open) )*
  (?:page|screen|site|window|tab|browser|view|viewport|website|result|it)(?: (?:now|as it is))?$
`

export const REST: readonly Rule[] = [
  rule(
    fragment`
      (?:wait|pause|sleep|hold on)(?: for)?(?: about| another)? (${NUMBER}|half a|\d+[.,]\d+) ?
      (milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|moment)(?: long)?
    `,
    ([, given, unit]) => {
      const number = /half/i.test(given!) ? 0.5 : (readCount(given!) ?? Number(given!.replace(',', '.')))
      return { kind: 'wait', seconds: number * (/^(?:ms|milli)/i.test(unit!) ? 0.001 : /^min/i.test(unit!) ? 60 : 1) }
    },
  ),
  rule(
    fragment`
      (?:wait|pause)(?: a (?:moment|second|bit|little))?(?:
        \ (?:for|until) (?:the |this )?page (?:to load|has loaded|is loaded|loads|to finish loading)
        (?: completely| fully)?
      )?
    `,
    () => ({ kind: 'wait', seconds: 1 }),
  ),
  rule(
    fragment`
      (?:take|make|capture|grab|get|save|snap|create|give me|show me|do|record)(?: me)?
      \ (?:a |an |another |the )?(?:(full[- ]?page|full|whole[- ]page|full[- ]length|entire) ?)?(?:quick |new )?
      (?:screen ?-?shot|screen ?capture|screen ?grab|snapshot|picture)(?: (?:of|from|showing) (.+?))?
    `,
    ([said, full, what], source) => {
      const isWhole =
        full !== undefined || /^(?:the )?(?:whole|full|entire|complete) (?:page|site|screen)/i.test(what ?? '')
      if (
        /picture|snapshot/i.test(said) &&
        what &&
        !/page|screen|site|window/i.test(what) &&
        !target(what, source).noun
      )
        return undefined
      const isPage = !what || WHOLE_PAGE.test(what) || /^it$/i.test(what)
      return {
        kind: 'screenshot',
        ...(isWhole && { fullPage: true }),
        ...(!isPage && { target: target(what!, source) }),
      }
    },
  ),
  rule(`screen ?-?shot(?: (?:of )?(.+))?|capture (?:the |this )?(?:page|screen)`, ([, what], source) => ({
    kind: 'screenshot',
    ...(what && !/page|screen/i.test(what) && { target: target(what, source) }),
  })),
  rule(
    fragment`
      (?:upload|attach|add|choose|select) (?:the |a )?(?:file )?(\S+\.\w{1,5}|${MARK})
      (?: (?:file|document|image))?(?: (?:to|into|in|on|for|as|using|with) (.+))?
    `,
    ([said, file, where], source) => {
      const name = restore(file!, source)
      if (!/^(?:upload|attach)/i.test(said) && !/\bfile\b/i.test(said)) return undefined
      return {
        kind: 'upload',
        files: [name],
        ...(where && !/^(?:the |this )?(?:page|form|site)$/i.test(where) && { target: target(where, source) }),
      }
    },
  ),
  rule(
    fragment`
      (?:which|what|list|show)(?: me)?(?: all)?(?: the)? (?:files|downloads?|downloaded files)
      (?: (?:were|was|have been|did i|are) ?(?:downloaded|there)?)?
    `,
    () => ({ kind: 'downloads' }),
  ),
  rule(`download (.+)`, ([said, what], source) => ({
    kind: 'click',
    target: target(what!, source),
    or: [
      [
        {
          kind: 'click',
          target: { said, name: 'download', relations: [{ relation: 'for', to: target(what!, source) }] },
        },
      ],
    ],
  })),
  rule(
    `(?:sort|order|arrange)(?: (?:it|them|these|the (?:list|table|rows|results|products|items|entries)|all(?: of)? (?:it|them)))? by (.+)`,
    ([said, how], source) => {
      const value = restore(how!, source)
      const { by, direction } = readSortOrder(value)
      const name = by.replace(/^(?:the )?(?:column )?(.+?)(?: column)?$/i, '$1')
      return {
        kind: 'select',
        values: [{ kind: 'text', text: value }],
        offered: [{ said, name: value }],
        target: {
          said,
          name: 'sort by',
          otherNames: ['sort', 'order by', 'order'],
          roles: ['combobox', 'listbox', 'radiogroup'],
        },
        or: [[{ kind: 'sort', column: name, ...(direction && { direction }) }]],
      }
    },
  ),
  rule(`agree to (.+)`, ([, what], source) => ({ kind: 'check', target: target(what!, source), checked: true })),
  rule(`use (.+?) to (?:get|go|navigate|switch|jump|move) (?:back )?to (.+)`, ([, by, place], source) => ({
    kind: 'follow',
    target: {
      ...toPlace(target(place!, source), place!, source),
      relations: [{ relation: 'in', to: target(by!, source) }],
    },
  })),
  rule(`(?:submit|send|post)(?: off)?(?: ${D}(?:(.+?) )?form| it| that| this)?`, ([, what], source) => ({
    kind: 'submit',
    ...(what && { target: target(`the ${what} form`, source) }),
  })),
  rule(`submit (.+)`, ([, what], source) => ({ kind: 'submit', target: target(what!, source) })),
  rule(
    fragment`
      (?:do a )?(?:search|look|hunt|query|browse|searching)
      (?: the (?:site|page|shop|store|catalog(?:ue)?|web ?site))? (?:for|up) (.+?)
      (?: (?:in|on|using|with|via) (.+))?
    `,
    ([, what, where], source) => ({
      kind: 'search',
      text: readTerm(what!.replace(/ (?:there|here)$/i, ''), source),
      ...(where &&
        !/^(?:the |this |that )?(?:page|site|shop|store|website)$/i.test(where) && { target: target(where, source) }),
    }),
  ),
  // "search my letters for Ann": where is said before what.
  rule(`search (?:(?:through|in) )?(?:the |this |my |our )(.+?) for (.+)`, ([, where, what], source) => ({
    kind: 'search',
    text: readTerm(what!, source),
    ...(!/^(?:page|site|web ?site)$/i.test(where!) && { target: target(where!, source) }),
  })),
  rule(`search (?!for\\b|the\\b|this\\b)(.+)`, ([, what], source) => ({
    kind: 'search',
    text: readTerm(what!, source),
  })),
]
