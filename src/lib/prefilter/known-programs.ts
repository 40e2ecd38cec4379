import { hash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { readAsset } from '../assets.ts'
import { compile, type Program } from './program.ts'
import { neededText } from './needed-text.ts'

/** What patterns of the program need, worked out when it was built or installed (scripts/write-pattern-needs.ts). */
export const NEEDS_ASSET = 'dist/pattern-needs.br'

/** To be raised by whoever changes what is worked out for a pattern, or how it is written: what an older program wrote is not read then. */
const EDITION = 3

/** What shorter patterns need is worked out sooner than it is looked up. */
const SHORTEST = 60

/** What a pattern needs; false for nothing that could be looked for. */
export type Needed = Program | false

/** The programs of all patterns one after the other, and where each begins and ends, by the name of the pattern. */
interface KnownPrograms {
  codes: Uint16Array
  places: Record<string, [from: number, to: number]>
}

/** Nothing where no file was written: then all is worked out when a message needs it, some 120 ms for the first. */
const NONE: KnownPrograms = { codes: new Uint16Array(), places: {} }
let known: KnownPrograms | undefined

/** What a pattern needs, as the file has it or else worked out now, which takes some 0.1 ms. */
export function neededBy(pattern: RegExp): Needed {
  return (pattern.source.length < SHORTEST ? undefined : findIn((known ??= readNeeds()), pattern)) ?? workOut(pattern)
}

function workOut(pattern: RegExp): Needed {
  const need = neededText(pattern)
  return (need !== undefined && compile(need)) || false
}

/** What a pattern needs as a file has it; undefined where that has not the pattern. */
export function findIn({ codes, places }: KnownPrograms, pattern: RegExp): Needed | undefined {
  const place = places[nameOf(pattern)]
  if (!place) return undefined
  const [from, to] = place
  return from === to ? false : codes.subarray(from, to)
}

/** A pattern goes by what it says: the bundler writes characters beyond ASCII as escapes (scripts/build/escape-text.ts). */
function nameOf({ source, flags }: RegExp): string {
  const plain = /[^\0-\x7f]/.test(source)
    ? source.replace(/\\?([^\0-\x7f])/g, (_, one: string) => escaped(one))
    : source
  return hash('sha1', `${flags}/${plain}`, 'base64').slice(0, 12)
}

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A sixth above the smallest, in a twentieth of its time. */
const QUALITY = 9

/** The file, in Brotli: a line of JSON with the places, then the programs, two bytes for each number of them (little-endian). */
export function packNeeds(patterns: Iterable<RegExp>): Buffer {
  const places: KnownPrograms['places'] = {}
  const codes: number[] = []
  for (const pattern of patterns) {
    const name = nameOf(pattern)
    if (places[name] || pattern.source.length < SHORTEST) continue
    const program = workOut(pattern) || []
    places[name] = [codes.length, codes.length + program.length]
    codes.push(...program)
  }
  const head = `${JSON.stringify({ edition: EDITION, places })}\n`
  const plain = Buffer.concat([Buffer.from(head), Buffer.from(Uint16Array.from(codes).buffer)])
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}

/** Reads a file of needs; none of another edition. */
export function unpackNeeds(file: Buffer): KnownPrograms {
  const plain = brotliDecompressSync(file)
  const end = plain.indexOf('\n') + 1
  const { edition, places } = JSON.parse(plain.toString('utf8', 0, end)) as { edition: number } & KnownPrograms
  if (edition !== EDITION) return NONE
  // Copied: numbers of two bytes begin at an even place.
  return { codes: new Uint16Array(new Uint8Array(plain.subarray(end)).buffer), places }
}

function readNeeds(): KnownPrograms {
  try {
    return unpackNeeds(readAsset(NEEDS_ASSET))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return NONE
    throw error
  }
}
