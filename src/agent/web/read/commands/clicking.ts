import { fragment } from '../../../../lib/patterns.ts'
import type { StepKind } from '../../contract.ts'
import { literalOf, restore } from '../literals.ts'
import { readKey } from '../words.ts'
import { type Rule, rule, target, eachOf, times, COUNT, repeated } from './rule.ts'

const MODIFIER: Readonly<Record<string, string>> = {
  ctrl: 'Control',
  control: 'Control',
  cmd: 'Meta',
  command: 'Meta',
  shift: 'Shift',
  alt: 'Alt',
}
export const KEYS: readonly Rule[] = [
  rule(
    fragment`
      (?:press|hit|push|tap|use|type|strike|send)(?: down)?(?: on)? (?:the )?(.+?)${COUNT}
      (?: (?:in|on|inside|while in|into) (?:the )?(.+?))?
    `,
    ([, given, count, where], source) => {
      if (literalOf(given!, source) && !where) {
        const quoted = readKey(restore(given!, source))
        if (!quoted?.sure) return undefined
      }
      const key = readKey(restore(given!, source))
      if (!key) return undefined
      const press: StepKind = {
        kind: 'press',
        key: key.key,
        ...(times(count) && { count: times(count)! }),
        ...(where && { target: target(where, source) }),
      }
      return key.sure ? press : { kind: 'click', target: target(given!, source), or: [[press]] }
    },
  ),
]

export const CLICKS: readonly Rule[] = [
  rule(
    `(?:(double|right|middle|triple)[- ]?click|(ctrl|control|cmd|command|shift|alt)[- ]?click)(?: on| onto)? (.+?)${COUNT}`,
    ([, how, held, what], source) =>
      eachOf(what!, source, to => ({
        kind: 'click',
        target: to,
        ...(how && /right|middle/i.test(how) && { button: how.toLowerCase() as 'right' | 'middle' }),
        ...(how && /double/i.test(how) && { count: 2 }),
        ...(how && /triple/i.test(how) && { count: 3 }),
        ...(held && { modifiers: [MODIFIER[held.toLowerCase()]!] }),
      })),
  ),
  rule(
    fragment`
      (?:click|tap|press|push|hit|activate|follow)(?: on| onto| at)? (.+?) (?:while |and |by )?(?:holding|with)
      (?: down)? (?:the )?(ctrl|control|cmd|command|shift|alt)(?: key)?(?: (?:held|pressed|down))*
    `,
    ([, what, held], source) => ({
      kind: 'click',
      target: target(what!, source),
      modifiers: [MODIFIER[held!.toLowerCase()]!],
    }),
  ),
  rule(`(?:click|tap|press|push|hit|touch)(?: on| onto| at)? (.+?)${COUNT}`, ([, what, count], source) => {
    const number = times(count)
    return number === undefined
      ? eachOf(what!, source, to => ({ kind: 'click', target: to }))
      : repeated({ kind: 'click', target: target(what!, source) }, number)
  }),
  rule(`(?:follow|activate|trigger) (.+)`, ([, what], source) => ({ kind: 'click', target: target(what!, source) })),
  rule(`(?:expand|unfold|open up) (.+)`, ([, what], source) => ({
    kind: 'set',
    target: target(what!, source),
    value: { kind: 'text', text: 'expanded' },
  })),
  rule(`(?:collapse|fold) (.+)`, ([, what], source) => ({
    kind: 'set',
    target: target(what!, source),
    value: { kind: 'text', text: 'collapsed' },
  })),
]
