import { pattern } from '../../../../lib/patterns.ts'
import { isColorName } from '../../ground/colors.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Source } from '../../read/literals.ts'
import { MARK } from '../../read/literals.ts'
import { readDate, readMonth, readTime } from '../widgets/read-dates.ts'

/**
 * Something that a message gives to be used: a quotation, a day, a time, an address, an amount, a name. What is to be done
 * with it stands around it; ordinals, politeness and words for the page and the deed give nothing.
 */
export interface Given {
  text: string
  kind: 'quoted' | 'date' | 'time' | 'address' | 'number' | 'name'
}

const MONTH = '(?:jan|febr?|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*'
const DATE = pattern('giu')`
  \b(?:
    \d{4}[-/.]\d{1,2}[-/.]\d{1,2}
    |\d{1,2}[-/.]\d{1,2}[-/.]\d{4}
    |${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4})?
    |\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\b(?:,? \d{4})?
  )
`
const TIME = /\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?|\b\d{1,2}\s?[ap]\.?m\b\.?/giu
const ADDRESS = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}|(?<![\p{L}\d])[@#][\p{L}\d_]+/gu
/** How often, how long, which one, and figures that are parts of an expression: no amounts to be handed over. */
const NO_AMOUNT = pattern('giu')`
  \b\d+(?:st|nd|rd|th)\b
  |\b\d+ (?:times|rounds|seconds?|clicks?|steps?|moves|tries|guesses)\b
  |\b(?:step|round|number|no\.?|question|problem|task|page|tab|row|column|line|item|entry|position|place|level)s? \d+\b
  |\(?-?\d+(?:\.\d+)?\s*[-+*/×÷^,]\s*\(?-?\d[^.;]*
`
const NUMBER = /(?<![\p{L}\d.:/-])-?\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}\d:/])/gu
/** A name within a sentence: capitals that do not begin it; a single letter is none. */
const NAME =
  /(?<=[\p{L}\p{N},:)\]"”'’\uE001&/·-] )\p{Lu}[\p{L}\p{N}'’-]+(?: (?:(?:of|de|la|van|von|the) )?\p{Lu}[\p{L}\p{N}'’-]*)*/gu

/** Something given, and the stretch of the message (with marks for literals) that gives it. */
export interface GivenAt extends Given {
  at: number
  to: number
}

/** What a message gives, each stretch once. */
export const readGiven = (source: Source): Given[] => [
  ...new Map(givenIn(source).map(({ text, kind }) => [plainText(text), { text, kind }])).values(),
]

/** All that a message gives, where it stands, not in the order of the message; `every`: figures of any kind. */
export function givenIn({ text, literals }: Source, every = false): GivenAt[] {
  const out: GivenAt[] = []
  let rest = text
  const take = (form: RegExp, kind: Given['kind'], passes: (found: string) => boolean = () => true) => {
    rest = rest.replace(form, (found: string, ...more: unknown[]) => {
      if (!passes(found)) return found
      const at = more.find(one => typeof one === 'number') as number
      out.push({ text: found.trim(), kind, at, to: at + found.length })
      // A name may stand right behind a figure.
      return (every ? '·' : ' ').repeat(found.trimEnd().length).padEnd(found.length)
    })
  }
  rest = rest.replace(new RegExp(MARK, 'gu'), (mark: string, at: number) => {
    const literal = literals[Number(/\d+/.exec(mark)![0])]
    if (literal && literal.text.trim() !== '')
      out.push({ text: literal.text, kind: 'quoted', at, to: at + mark.length })
    return mark.replace(/\d/g, ' ')
  })
  take(ADDRESS, 'address')
  take(DATE, 'date', found => readDate(found) !== undefined)
  take(TIME, 'time', found => readTime(found) !== undefined)
  if (!every) rest = rest.replace(NO_AMOUNT, found => ' '.repeat(found.length))
  take(NUMBER, 'number')
  take(NAME, 'name', found => !isColorName(found.toLowerCase()) && readMonth(found) === undefined)
  return out
}
