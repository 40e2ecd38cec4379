import { parse } from 'chrono-node'
import { pattern } from '../../../../lib/patterns.ts'

/** What superlatives compare (English), and which end they mean. */
const SUPERLATIVES: readonly { words: RegExp; by: Measure; most: boolean }[] = [
  {
    words:
      /\b(?:cheapest|costs? (?:the )?least|least expensive|lowest[- ](?:pric\w+|fares?|costs?|rates?)|most affordable)\b/i,
    by: 'money',
    most: false,
  },
  {
    words: /\b(?:most expensive|costs? (?:the )?most|dearest|priciest|highest[- ](?:pric\w+|fares?|costs?|rates?))\b/i,
    by: 'money',
    most: true,
  },
  {
    words: pattern('i')`
      \b(?:fastest|quickest)\b
      |\b(?:takes?|lasts?|needs?) (?:the )?(?:least|shortest)(?: (?:time|long))?\b
      |\bshortest (?:duration|(?:travel |journey )?time)\b
    `,
    by: 'duration',
    most: false,
  },
  {
    words: pattern('i')`
      \bslowest\b
      |\b(?:takes?|lasts?|needs?) (?:the )?(?:longest|most time)\b
      |\blongest (?:duration|(?:travel |journey )?time)\b
    `,
    by: 'duration',
    most: true,
  },
  {
    words: /\bearliest\b|\b(?:leaves?|departs?|starts?|begins?|arrives?|opens?|closes?|ends?) first\b/i,
    by: 'time',
    most: false,
  },
  {
    words: /\blatest\b|\b(?:leaves?|departs?|starts?|begins?|arrives?|opens?|closes?|ends?) last\b/i,
    by: 'time',
    most: true,
  },
  { words: /\b(?:oldest|least recent)\b/i, by: 'date', most: false },
  { words: /\b(?:newest|most recent|youngest)\b/i, by: 'date', most: true },
  { words: /\bshortest\b/i, by: 'length', most: false },
  { words: /\blongest\b/i, by: 'length', most: true },
  {
    words:
      /\b(?:largest|biggest|greatest|highest|maximum|max|heaviest|tallest|farthest|furthest|hottest|warmest)\b|\bmost (?=\p{L}+s\b)|\b\p{L}{2,}s the most$/iu,
    by: 'number',
    most: true,
  },
  {
    words: /\b(?:smallest|lowest|least|minimum|min|fewest|lightest|nearest|closest|coldest)\b/i,
    by: 'number',
    most: false,
  },
]

export type Measure = 'date' | 'money' | 'duration' | 'time' | 'length' | 'number'

export interface Superlative {
  by: Measure
  most: boolean
  /** The words around it. */
  rest: string
  /** "closest to 60": what the distance is measured from. */
  near?: number
}

/** "the larger of the two", "the smaller number": of two, a comparative says what a superlative says of more. */
const OF_TWO =
  /\bthe (?:(more|less) (\p{L}+)|(\p{L}{3,}?)r)(?= (?:one )?of (?:the|these|those) (?:two|pair)\b| (?:number|value|figure|price|amount|word)\b(?! than))/giu

const asSuperlative = (phrase: string): string =>
  phrase.replace(OF_TWO, (_, more?: string, what?: string, stem?: string) =>
    stem === undefined ? `the ${more === 'more' ? 'most' : 'least'} ${what}` : `the ${stem}st`,
  )

/** The superlative in a phrase: what is compared, and by which end. */
export function readSuperlative(said: string): Superlative | undefined {
  const phrase = asSuperlative(said)
  const found = SUPERLATIVES.find(({ words }) => words.test(phrase))
  const near = NEAR.exec(phrase)
  return (
    found && {
      by: found.by,
      most: found.most,
      rest: phrase.replace(found.words, ' ').replace(/\s+/g, ' ').trim(),
      ...(near && { near: Number(near[1]) }),
    }
  )
}

/** "closest to 60", "the number nearest to -3": a number, and no name. */
const NEAR = /\b(?:closest|nearest)(?: [\p{L} ]+?)? to (-?\d+(?:\.\d+)?)$/iu

/** The day of a text, in milliseconds; without a year it is the last one of that date, as lists of what has come have it. */
function timeOf(text: string): number | undefined {
  const [found] = parse(text)
  if (!found?.start.isCertain('day')) return undefined
  const date = found.start.date()
  if (!found.start.isCertain('year')) {
    date.setFullYear(new Date().getFullYear())
    if (date.getTime() > Date.now()) date.setFullYear(date.getFullYear() - 1)
  }
  return date.getTime()
}

/** What a text says of a measure; undefined: nothing. Durations in minutes, times in minutes after midnight. */
export function measure(text: string, by: Measure): number | undefined {
  switch (by) {
    case 'date': {
      return timeOf(text)
    }
    case 'money': {
      const match =
        /(?:[$€£¥₹]|\b(?:USD|EUR|GBP))\s*(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s*(?:[$€£¥₹]|\b(?:USD|EUR|GBP|dollars?|euros?)\b)/i.exec(
          text,
        )
      return match ? Number((match[1] ?? match[2])!.replaceAll(',', '')) : undefined
    }
    case 'duration':
    case 'length': {
      const match =
        /(?:(\d+)\s*d(?:ays?)?\s*)?(\d+)\s*h(?:(?:ou)?rs?)?\b\.?,?\s*(?:(\d+)\s*m(?:in(?:ute)?s?)?\b)?|(\d+)\s*min(?:ute)?s?\b/i.exec(
          text,
        )
      if (match)
        return match[4] !== undefined
          ? Number(match[4])
          : Number(match[1] ?? 0) * 1440 + Number(match[2]) * 60 + Number(match[3] ?? 0)
      return by === 'length' ? text.trim().length : undefined
    }
    case 'time': {
      const match = /\b(\d{1,2}):(\d{2})\s*([ap])?/i.exec(text)
      if (!match) return undefined
      const hour =
        (Number(match[1]) % 12) +
        (match[3] ? (match[3].toLowerCase() === 'p' ? 12 : 0) : Number(match[1]) >= 12 ? 12 : 0)
      return hour * 60 + Number(match[2])
    }
    case 'number': {
      const match = /-?\d[\d,]*(?:\.\d+)?/.exec(text)
      return match ? Number(match[0].replaceAll(',', '')) : undefined
    }
  }
}
