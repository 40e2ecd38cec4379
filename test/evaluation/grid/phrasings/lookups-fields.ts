import * as gold from '../../gold.ts'
import type { Asked, Partly } from './lookups-slots.ts'
import { capital, higher, isPlural } from './links-words.ts'
import { wordings } from './spread.ts'

/** One field of one record. */
export const ONE_FIELD = wordings((a: Asked) => (a.isPlural ? undefined : a.value), {
  'field-colon': a => `${capital(a.r)}: ${a.f}?`,
  'field-comma': a => `${a.r}, ${a.f}`,
  'field-dash-first': a => `${a.f} - ${a.r}`,
  'field-what-has': a => `What ${a.f} does ${a.r} have?`,
  'field-do-you-have': a => `Do you have the ${a.f} for ${a.r}?`,
  'field-got-of': a => `Have you got ${a.rs} ${a.f} there?`,
  'field-for-please': a => `${a.f} for ${a.r} please`,
  'field-again': a => `What's ${a.rs} ${a.f} again?`,
  'field-i-need': a => `I need the ${a.f} of ${a.r}.`,
  'field-looking-for': a => `I'm looking for ${a.rs} ${a.f}`,
  'field-give-me': a => `Give me ${a.rs} ${a.f}`,
  'field-look-up': a => `look up the ${a.f} of ${a.r} for me`,
  'field-listed': a => `What ${a.f} is listed for ${a.r}?`,
  'field-forgot': a => `I forgot ${a.rs} ${a.f}, what was it?`,
  'field-any-idea': a => `any idea what ${a.rs} ${a.f} is?`,
  'field-would-know': a => `Would you happen to know ${a.rs} ${a.f}?`,
  'field-with-kind': a => (a.r === a.bare ? `What is the ${a.f} of the ${a.one} ${a.r}?` : undefined),
  'field-kind-called': a => a.bare && `What's the ${a.f} of the ${a.one} called ${a.bare}?`,
  'field-quoted': a => (a.bare && !a.isPerson ? `What is the ${a.f} of "${a.bare}"?` : undefined),
  'field-single-quoted': a => (a.bare && !a.isPerson ? `show the ${a.f} for '${a.bare}'` : undefined),
  'field-lower': a => (a.bare && a.r === a.bare ? `what's ${a.rs.toLowerCase()} ${a.f}` : undefined),
  'field-lower-of': a => (a.bare ? `${a.f} of ${a.r.toLowerCase()}` : undefined),
  'field-check': a => `Could you check ${a.rs} ${a.f} for me?`,
  'field-whats-the-for': a => `whats the ${a.f} for ${a.r}`,
  'field-regarding': a => `About ${a.r}: what ${a.f} is given there?`,
  'field-in-passing': a => `I'm just on the phone about ${a.r}, what is the ${a.f}?`,
  'field-read-out': a => `Read me the ${a.f} we hold for ${a.r}`,
  'field-only-value': a => `Just the ${a.f} of ${a.r}, nothing else`,
})

/** A field of a record that is called by a part of its name. */
export const PART_OF_NAME = wordings((p: Partly) => (p.isPlural ? undefined : p.value), {
  'part-s-field': p => `What's ${p.part}'s ${p.f}?`,
  'part-field-of': p => `${p.f} of ${p.part}`,
  'part-lower': p => (p.isPerson ? `do we have the ${p.f} for ${p.part.toLowerCase()}?` : undefined),
  'part-with-kind': p => `Tell me the ${p.f} of the ${p.one} ${p.part}`,
})

const both = (a: Asked): gold.Gold | undefined =>
  a.also &&
  gold.set([a.row], {
    shows: row => [a.field, a.also!.field].map(({ name }) => (row as Record<string, unknown>)[name]),
  })
/** Two fields of one record. */
export const TWO_FIELDS = wordings(both, {
  'two-tell-me': a => a.also && `Tell me ${a.rs} ${a.f} and ${a.also.f}`,
  'two-what-are': a => a.also && `What are the ${a.f} and the ${a.also.f} of ${a.r}?`,
  'two-as-well-as': a => a.also && `I need the ${a.f} as well as the ${a.also.f} of ${a.r}`,
  'two-colon': a => a.also && `${capital(a.r)}: ${a.f}, ${a.also.f}`,
  'two-both': a => a.also && `Give me both ${a.f} and ${a.also.f} for ${a.r}`,
  'two-plus': a => a.also && `${a.f} + ${a.also.f} of ${a.r}`,
  'two-questions': a =>
    a.also && !a.isPlural && !isPlural(a.also.f)
      ? `What is ${a.rs} ${a.f} and what is ${a.its} ${a.also.f}?`
      : undefined,
})

/** Three fields of one record. */
export const THREE_FIELDS = wordings(
  (a: Asked) =>
    a.also && a.third
      ? gold.set([a.row], {
          shows: row =>
            [a.field, a.also!.field, a.third!.field].map(({ name }) => (row as Record<string, unknown>)[name]),
        })
      : undefined,
  {
    'three-list': a => a.also && a.third && `${capital(a.rs)} ${a.f}, ${a.also.f} and ${a.third.f}`,
  },
)

const ofBoth = (a: Asked): gold.Gold | undefined =>
  a.other && !a.isPlural
    ? gold.set([a.row, a.other.row], { shows: row => [(row as Record<string, unknown>)[a.field.name]] })
    : undefined
/** One field of two records. */
export const OF_TWO = wordings(ofBoth, {
  'both-of-and': a => a.other && `What is the ${a.f} of ${a.r} and of ${a.other.r}?`,
  'both-of': a => a.other && `the ${a.f} of ${a.r} and ${a.other.r}`,
  'both-s-and-s': a => a.other && `Give me ${a.rs} and ${a.other.rs} ${a.f}`,
  'both-colon': a => a.other && `${a.f}: ${a.r}, ${a.other.r}`,
})

/** Of two records the one with more of a figure. */
const winner = (a: Asked): gold.Gold | undefined => {
  if (!a.isFigure || a.isPlural || !a.other) return undefined
  const [first, second] = [a.row, a.other.row].map(row => row[a.field.name] as number)
  if (first === second) return undefined
  const more = first! > second! ? a : a.other
  return gold.either(gold.record(more.row), gold.mentions([more.bare ?? more.r.replace(`${more.one} `, '')]))
}
export const HIGHER_OF_TWO = wordings(winner, {
  'versus-which-higher': a => a.other && `Which has the ${higher(a.f)} ${a.f}, ${a.r} or ${a.other.r}?`,
  'versus-compare': a => a.other && `${a.r} or ${a.other.r}: whose ${a.f} is ${higher(a.f)}?`,
  'versus-between': a =>
    a.other && `Between ${a.r} and ${a.other.r}, ${a.isPerson ? 'who' : 'which'} has the bigger ${a.f}?`,
})
export const IS_HIGHER = wordings(
  (a: Asked) => {
    const [first, second] = [a.row, a.other?.row].map(row => row?.[a.field.name] as number)
    return a.isFigure && !a.isPlural && a.other && first !== second ? gold.yes(first! > second!) : undefined
  },
  {
    'versus-is-higher': a => a.other && `Is ${a.rs} ${a.f} ${higher(a.f)} than ${a.other.rs}?`,
    'versus-does-have': a => a.other && `Does ${a.r} have a ${higher(a.f)} ${a.f} than ${a.other.r}?`,
  },
)
export const DIFFERENCE = wordings(
  (a: Asked) => {
    const [first, second] = [a.row, a.other?.row].map(row => row?.[a.field.name] as number)
    return a.isFigure && !a.isPlural && a.other && first !== second
      ? gold.plain(Math.round(100 * Math.abs(first! - second!)) / 100, { unsigned: true })
      : undefined
  },
  {
    'versus-difference': a => a.other && `What's the difference in ${a.f} between ${a.r} and ${a.other.r}?`,
  },
)
