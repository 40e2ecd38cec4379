import * as gold from '../../gold.ts'
import type { Choice, Kind, TwoKinds } from './records-slots.ts'
import { wordings } from './spread.ts'

/** How many records there are. */
export const ALL = wordings((k: Kind) => gold.count(k.rows.length), {
  'count-in-total': k => `How many ${k.many} are there in total?`,
  'count-all-together': k => `how many ${k.many} do we have all together`,
  'count-number-of': k => `Give me the number of ${k.many}.`,
  'count-total-number': k => `What's the total number of ${k.many} in the system?`,
  'count-headcount': k => `I just need a count of the ${k.many}, nothing else.`,
  'count-hash': k => `# of ${k.many}?`,
  'count-meeting': k => `I have a meeting in ten minutes, could you quickly tell me how many ${k.many} we've got?`,
  'count-records': k => `how many ${k.one} records exist`,
  'count-big-is': k => `How big is our list of ${k.many}?`,
})

/** How many have a value. */
export const OF_VALUE = wordings((c: Choice) => gold.count(c.ofV.length), {
  'count-with-field-of': c => `How many ${c.many} have a ${c.f} of ${c.v}?`,
  'count-is-field': c => `For how many ${c.many} is the ${c.f} ${c.v}?`,
  'count-number-whose': c => `What is the number of ${c.many} whose ${c.f} is ${c.v}?`,
  'count-state-before': c => (c.isState ? `how many ${c.v} ${c.many} do we have right now` : undefined),
  'count-state-are-currently': c => (c.isState ? `How many of our ${c.many} are currently ${c.v}?` : undefined),
  'count-place-in': c => (c.isPlace ? `How many ${c.many} do we have in ${c.v}?` : undefined),
  'count-boss-wants': c => `My boss wants to know how many ${c.many} have ${c.v} as their ${c.f}.`,
  'count-telegraphic': c => `${c.many}, ${c.f} ${c.v}, how many?`,
  'count-those-with': c => `Count the ${c.many} with ${c.f} ${c.v}, please.`,
  'count-of-the': c => `Of all the ${c.many}, how many are there where the ${c.f} is ${c.v}?`,
})

/** Two kinds at once, and one against the other. */
export const TWO_KINDS = [
  ...wordings(({ k, l }: TwoKinds) => gold.figures(gold.count(k.rows.length), gold.count(l.rows.length)), {
    'several-kinds': ({ k, l }) => `How many ${k.many} and how many ${l.many} do we have?`,
    'several-kinds-bare': ({ k, l }) => `number of ${k.many}, number of ${l.many}`,
    'several-kinds-also': ({ k, l }) => `Tell me how many ${k.many} there are. Also, how many ${l.many}?`,
  }),
  ...wordings(({ k, l }: TwoKinds) => gold.yes(k.rows.length > l.rows.length), {
    'compare-kinds-more': ({ k, l }) => `Are there more ${k.many} than ${l.many}?`,
    'compare-kinds-fewer': ({ k, l }) => `Do we have fewer ${l.many} than ${k.many}?`,
  }),
  ...wordings(
    ({ k, l }: TwoKinds) => (k.rows.length > l.rows.length ? gold.count(k.rows.length - l.rows.length) : undefined),
    {
      // oxfmt-ignore
      'compare-kinds-how-many-more': ({ k, l }) => `How many more ${k.many} than ${l.many} do we have?`,
    },
  ),
]
