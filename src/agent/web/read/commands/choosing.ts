import { fragment } from '../../../../lib/patterns.ts'
import type { Target, Value } from '../../contract.ts'
import { splitList } from '../fields.ts'
import { MARK, restore, type Source } from '../literals.ts'
import { nounAtEnd } from '../nouns.ts'
import { readTarget } from '../target.ts'
import { readText } from '../value.ts'
import { DETERMINER } from '../words.ts'
import { type Read, type Rule, rule, target, eachOf } from './rule.ts'

export const CHOICES: readonly Rule[] = [
  rule(
    `(?:select|highlight|mark) (?:all )?(?:the )?(?:text|words?|sentence|phrase) (${MARK}|.+?)(?: in (.+))?`,
    ([, text, where], source) => ({
      kind: 'select_text',
      target: where ? target(where, source) : { said: '', back: true },
      ...(!/^(?:in|of) /i.test(text!) && { text: restore(text!, source) }),
      ...(/^(?:in|of) /i.test(text!) && { target: target(text!.replace(/^(?:in|of) /i, ''), source) }),
    }),
  ),
  rule(`highlight (${MARK})(?: in (.+))?`, ([, text, where], source) => ({
    kind: 'select_text',
    target: where ? target(where, source) : { said: '', back: true },
    text: restore(text!, source),
  })),
  rule(`highlight (.+)`, ([, text], source) => ({ kind: 'select_text', target: target(text!, source) })),
  rule(
    fragment`
      (?:select|choose|pick|set) (.+?) (?:from|out of|in|for|on|as|under|within|at) (
        (?:${DETERMINER}\s+|${MARK}).*
        |\S+(?: \S+)? (?:drop-?down|menu|list|field|box|select|picker|selector|group)
      )
    `,
    ([, what, where], source) => {
      const noun = nounAtEnd(what!.split(/\s+/))
      if (noun && /^(?:checkbox|radio|tab|row|link|button|cell|switch)/.test(noun.noun)) return undefined
      return choose(what!, target(where!, source), source)
    },
  ),
  rule(`(?:select|choose|pick) (.+?) (as|for|from|in|under) (.+)`, ([said, what, how, where], source) => {
    const noun = nounAtEnd(what!.split(/\s+/))?.noun
    if (/^set/i.test(said) || (noun !== undefined && !/^(?:option|item|entry|choice|value)$/.test(noun)))
      return undefined
    const placed = choose(what!, target(where!, source), source)
    if (/^as$/i.test(how!)) return placed
    const [whole] = [choose(`${what} ${how} ${where}`, undefined, source)].flat()
    return { ...whole!, or: [[placed]] }
  }),
  rule(`(?:select|choose|pick|opt for|go with) (.+)`, ([, what], source) => {
    const read = target(what!, source)
    if (
      read.noun &&
      /^(?:radio|radio button|tab|row|cell|link|button|image|card|tile|circle|square|rectangle|triangle|shape|node|folder|icon)$/.test(
        read.noun,
      )
    )
      return eachOf(what!, source, to => ({ kind: 'click', target: to }))
    if (read.noun && /^(?:checkbox|check box|switch)/.test(read.noun))
      return eachOf(what!, source, to => ({ kind: 'check', target: to, checked: true }))
    return choose(what!, undefined, source)
  }),
  rule(`(?:deselect|unselect) (.+)`, ([, what], source) =>
    eachOf(what!, source, to => ({ kind: 'check', target: to, checked: false })),
  ),
  rule(
    `(?:check|tick|mark|enable|activate|turn on|switch on|toggle on|select) (?:off )?(.+?)(?: (?:as )?(?:checked|on))?`,
    ([said, what], source) => {
      if (/^(?:check|mark) (?:that|if|whether|for|out|how|what)\b/i.test(said) || /^select/i.test(said))
        return undefined
      return eachOf(what!, source, to => ({ kind: 'check', target: to, checked: true }))
    },
  ),
  rule(
    `(?:uncheck|untick|un-check|unmark|disable|deactivate|turn off|switch off|toggle off|clear the (?:checkbox|check) (?:for|of)) (.+)`,
    ([, what], source) => eachOf(what!, source, to => ({ kind: 'check', target: to, checked: false })),
  ),
  rule(`(?:turn|switch|toggle) (.+?) (on|off)`, ([, what, state], source) => ({
    kind: 'check',
    target: target(what!, source),
    checked: state!.toLowerCase() === 'on',
  })),
  rule(`toggle (.+)`, ([, what], source) => ({ kind: 'click', target: target(what!, source) })),
]

function choose(what: string, where: Target | undefined, source: Source): Read {
  const plain = what.replace(/^(?:the )?(?:option|value|entry|item|choice) (?=\S)/i, '')
  const listed = splitList(plain)
  const isList = listed.length > 2 || listed.every(part => new RegExp(MARK).test(part))
  const parts = isList ? listed : [plain]
  const values: Value[] = parts.map(part =>
    readText(part.replace(/ (?:option|entry|item)s?$/i, '').replace(/^the /i, ''), source),
  )
  const offered = parts.map(part => ({
    ...readTarget(what === plain ? part : `option ${part}`, source),
    said: restore(part, source),
  }))
  const base: Read = { kind: 'select', values, offered, ...(where && { target: where }) }
  if (isList || listed.length < 2) return base
  const others = listed.map(part => readText(part, source))
  return {
    ...base,
    or: [
      [
        {
          kind: 'select',
          values: others,
          offered: listed.map(part => readTarget(part, source)),
          ...(where && { target: where }),
        },
      ],
    ],
  }
}
