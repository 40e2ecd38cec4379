import * as gold from '../../gold.ts'
import type { Forward } from './links-slots.ts'
import { higher, valueGold } from './links-words.ts'
import type { Asked } from './lookups-slots.ts'
import { talks } from './talk-slots.ts'

const differs = (a: Asked) => a.other !== undefined && a.other.row[a.field.name] !== a.row[a.field.name]
const isOne = (a: Asked) => !a.isPlural
/** Of a record to more of it, and to another one. */
export const FIELDS = talks<Asked>({
  'talk-its-field': a =>
    isOne(a) && [
      [`Show me ${a.r}`, gold.record(a.row)],
      [`What is ${a.its} ${a.f}?`, a.value],
    ],
  'talk-and-its-field': a => [
    [`Tell me about ${a.r}.`, gold.record(a.row)],
    [`and ${a.its} ${a.f}?`, a.value],
  ],
  'talk-and-the-field': a =>
    a.also &&
    isOne(a) && [
      [`What is ${a.rs} ${a.f}?`, a.value],
      [`And the ${a.also.f}?`, a.also.value],
    ],
  'talk-field-too': a =>
    a.also && [
      [`${a.f} of ${a.r}`, a.value],
      [`I need the ${a.also.f} too`, a.also.value],
    ],
  'talk-same-for-record': a =>
    differs(a) &&
    isOne(a) && [
      [`What's the ${a.f} of ${a.r}?`, a.value],
      [`Same for ${a.other!.r}`, a.other!.value],
    ],
  'talk-what-about-record': a =>
    differs(a) &&
    isOne(a) && [
      [`What ${a.f} does ${a.r} have?`, a.value],
      [`What about ${a.other!.r}?`, a.other!.value],
    ],
  'talk-and-record': a =>
    differs(a) && [
      [`${a.rs} ${a.f}`, a.value],
      [`and ${a.other!.r}?`, a.other!.value],
    ],
  'talk-sorry-record': a =>
    differs(a) &&
    isOne(a) && [
      [`What's ${a.rs} ${a.f}?`, a.value],
      [`Sorry, I meant ${a.other!.r}`, a.other!.value],
    ],
  'talk-not-this-record': a =>
    differs(a) && [
      [`Give me the ${a.f} for ${a.r}`, a.value],
      [`No, not ${a.r}, ${a.other!.r}`, a.other!.value],
    ],
  'talk-thanks-and-field': a =>
    a.also && [
      [`I need ${a.rs} ${a.f}`, a.value],
      ['Thanks', gold.smalltalk()],
      [`and the ${a.also.f}?`, a.also.value],
    ],
  'talk-great-and-field': a =>
    a.also && [
      [`${a.f} for ${a.r}?`, a.value],
      [`Great, thank you. And the ${a.also.f}?`, a.also.value],
    ],
  'talk-field-then-record': a => {
    const value = a.also && a.other && a.other.row[a.also.field.name]
    return a.also && a.other && value !== null && value !== undefined && value !== '' &&
      [
        [`Do you have the ${a.f} of ${a.r}?`, a.value],
        [`And the ${a.also.f}?`, a.also.value],
        [`And for ${a.other.r}?`, valueGold(a.also.field, a.other.row)],
      ] // oxfmt-ignore
  },
  'talk-then-everything': a => [[`What's the ${a.f} of ${a.r}?`, isOne(a) && a.value], [`Show me everything about ${a.isPerson ? 'them' : 'it'}`, gold.record(a.row)]], // oxfmt-ignore
  'talk-which-is-higher': a => {
    const [first, second] = [a.row, a.other?.row].map(row => row?.[a.field.name] as number)
    if (!a.isFigure || a.isPlural || !a.other || first === second) return undefined
    const more = first! > second! ? a : a.other
    const named = more.bare ?? more.r.replace(`${more.one} `, '')
    return [
      [`What is the ${a.f} of ${a.r}?`, a.value],
      [`and of ${a.other.r}?`, a.other.value],
      [`Which of the two is ${higher(a.f)}?`, gold.either(gold.record(more.row), gold.mentions([named]))], // oxfmt-ignore
    ]
  },
})

/** Of a record to what it leads to. */
export const ROLES = talks<Forward>({
  'talk-who-is-their-role': f => [
    [`Show me ${f.r}`, gold.record(f.row)],
    [`${f.who} is ${f.its} ${f.role}?`, f.called],
  ],
  'talk-and-the-role': f => [[`I'm looking at ${f.r}, what do we have on it?`, gold.record(f.row)], [`and the ${f.role}?`, f.called]], // oxfmt-ignore
  'talk-role-then-field': f => f.field && [
      [`${f.isWho ? 'Who' : 'Which'} is the ${f.role} of ${f.r}?`, f.called],
      [`What's ${f.isWho ? 'their' : 'its'} ${f.field.f}?`, f.field.value],
    ], // oxfmt-ignore
  'talk-role-then-count': f => f.siblings && f.siblings.length > 1 && [
      [`${f.rs} ${f.role}?`, f.called],
      [`How many ${f.many} ${f.isWho ? 'do they' : 'does it'} have?`, gold.count(f.siblings.length)],
    ], // oxfmt-ignore
  'talk-role-then-all': f => f.siblings && f.siblings.length > 1 && f.siblings.length < 40 && [
      [`Which ${f.role} does ${f.r} have?`, f.called],
      [`List all ${f.isWho ? 'their' : 'its'} ${f.many}`, gold.set(f.siblings)],
    ], // oxfmt-ignore
})
