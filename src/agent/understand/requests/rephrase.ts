import { passInSlices } from '../../../lib/in-slices.ts'
import { sayPunctually, sayReturned } from '../reading/given-back.ts'
import type { Query } from '../reading/query.ts'
import { sayMostOfThem } from './comparatives-of-them.ts'
import { type Turn, sayPlainly } from './turns.ts'
import { TURNS_OF_SPEECH } from './turns-of-speech.ts'
import { TURNS_BY_THEMSELVES } from './turns-by-themselves.ts'
import { TURNS_BACK } from './turns-back.ts'
import { goOn } from './turns-of-going-on.ts'
import { rephraseAfter } from './rephrase-after.ts'

/**
 * A short message that goes on from the one before, in words that can be read on their own: corrections
 * ("not Texas, Ohio"), bare years ("and 2023?") and neighbouring periods ("and the year before?").
 */
export const rephrase = (message: string, previous: Query | undefined): Promise<string> =>
  passInSlices(message, [
    sayReturned,
    sayPunctually,
    ...TURNS_OF_SPEECH,
    ...STEPS_BY_THEMSELVES,
    // "no, just the dogs" after what had no answer: it denies nothing of them.
    ...(previous ? stepsAfter(previous) : [(said: string) => said.replace(NO_AT_FIRST, '')]),
  ])

const stepsAfter = (previous: Query): readonly ((said: string) => string)[] => [
  ...(isOfSeveral(previous) ? [sayMostOfThem] : []),
  said => goOn(said, previous),
  ...STEPS_BACK,
  said => rephraseAfter(said, previous),
]

function sayEach(turn: Turn): (message: string) => string {
  const turns = [turn]
  return message => sayPlainly(message, turns)
}

const STEPS_BACK = TURNS_BACK.map(sayEach)
const STEPS_BY_THEMSELVES = TURNS_BY_THEMSELVES.map(sayEach)

/** Whether one of several may be chosen: of records that were listed or counted, of which one may have been shown since. */
const isOfSeveral = ({ ask, measures, lookup }: Query): boolean =>
  (ask === 'list' || ask === 'exists' || (ask === 'measure' && measures.every(({ fn }) => fn === 'count'))) && !lookup

/** The same where nothing was answered before: "no-show rate" and "no. of books" begin otherwise. */
const NO_AT_FIRST =
  /^\W*(?:oh )?(?:no|nope|nah)\s*[,;!:]\s*(?:(?:wait|sorry)\b[\s,;!:]*)?(?!(?:not|rather|instead)\b)(?=\p{L})/iu
